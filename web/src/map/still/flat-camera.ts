import { type Bounds, boundsCentre, boundsWidth } from '@waymark/model/geography/bounds';
import { project, unproject } from '@waymark/model/geography/tiles';
import { type Size, WORLD_PIXELS } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';

/**
 * The camera that frames bounds on a flat map of this size, also those of the whole world.
 * @param closest the highest zoom that shows more than a lower one
 */
export function flatCamera(bounds: Bounds, size: Size, closest: number): Camera {
  const north = project({ lat: bounds.north, lng: 0 }).y;
  const south = project({ lat: bounds.south, lng: 0 }).y;
  const zoomOf = (share: number, pixels: number) => Math.log2(pixels / WORLD_PIXELS / share);
  const zoom = Math.min(
    zoomOf(boundsWidth(bounds) / 360, size.width),
    zoomOf(south - north, size.height),
    closest,
  );
  return {
    lat: unproject({ x: 0, y: (north + south) / 2 }).lat,
    lng: boundsCentre(bounds).lng,
    zoom,
  };
}
