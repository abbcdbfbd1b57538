import { type Bounds, boundsCentre, boundsWidth } from '@waymark/model/geography/bounds';
import type { Position } from '@waymark/model/geography/position';
import { project, unproject } from '@waymark/model/geography/tiles';
import { FIRST_CAMERA, GLOBE_BELOW, type Size, WORLD_PIXELS } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import { placeOnGlobe, zoomOfDisc } from './globe.ts';

/** The view of a map at rest. */
export interface MapView {
  /** The camera of the centre of the uncovered part. */
  camera: Camera;
  /** The size of the uncovered part, in CSS pixels. */
  size: Size;
  /** The size of the whole map, where a part of it is covered. */
  whole?: Size;
  /** Set where the map is flat at every zoom. */
  flat?: boolean;
  /** Set where the engine draws the marks for which elements would be too slow. */
  draws?: boolean;
}

/** The maximum zoom for framing bounds, so that a single spot shows its surroundings. */
const CLOSEST = 15;

/** The share of the view that the bounds may fill, with room for the marks at their edges. */
const FILLED = 0.84;

/**
 * A globe is closest in its centre. By up to this many levels it may show the far corners of the bounds wider than a flat
 * map.
 */
const BULGE = 0.15;

/** The radius of the globe at the first zoom, as a share of the shorter side. */
const GLOBE_SHARE = 0.42;

/** The offset of a position from the centre of a view, right and down in CSS pixels; null behind the globe. */
export function placeInView(position: Position, { camera, size, whole = size, flat = false }: MapView) {
  if (camera.zoom < GLOBE_BELOW && !flat) return placeOnGlobe(position, camera, whole);
  const world = WORLD_PIXELS * 2 ** camera.zoom;
  const [centre, spot] = [project(camera), project(position)];
  // The flat world repeats to both sides. The nearest copy counts.
  const across = spot.x - centre.x - Math.round(spot.x - centre.x);
  return { x: across * world, y: (spot.y - centre.y) * world };
}

/** Whether a position is visible: in the uncovered part of the map and not behind the globe. */
export function isInView(position: Position, view: MapView): boolean {
  const place = placeInView(position, view);
  if (place === null) return false;
  return Math.abs(place.x) <= view.size.width / 2 && Math.abs(place.y) <= view.size.height / 2;
}

/** As `isInView`, also under what covers the lower part of the map. */
export function isOnMap(position: Position, view: MapView): boolean {
  const { size, whole = size } = view;
  const place = placeInView(position, view);
  if (place === null || Math.abs(place.x) > whole.width / 2) return false;
  return place.y >= -size.height / 2 && place.y <= whole.height - size.height / 2;
}

/** The camera that frames bounds in a map of this size. */
export function boundsCamera(bounds: Bounds, size: Size): Camera {
  const [north, south] = [
    project({ lat: bounds.north, lng: bounds.west }),
    project({ lat: bounds.south, lng: 0 }),
  ];
  const width = boundsWidth(bounds) / 360;
  const height = south.y - north.y;
  const flat = Math.min(zoomOf(width, size.width), zoomOf(height, size.height), CLOSEST);
  const zoom = flat < GLOBE_BELOW ? flat - BULGE : flat;
  const { lng } = boundsCentre(bounds);
  const { lat } = unproject({ x: 0, y: (north.y + south.y) / 2 });
  return { lat, lng, zoom: Math.max(zoom, Math.min(firstZoom(size), GLOBE_BELOW)) };
}

/** The target of a map: a camera, or bounds to frame. */
export type Goal = Camera | { bounds: Bounds };

/** The camera of a goal in a map of this size. */
export function goalCamera(goal: Goal, size: Size): Camera {
  return 'bounds' in goal ? boundsCamera(goal.bounds, size) : goal;
}

/** The zoom at which a share of the world fills this many pixels. */
function zoomOf(share: number, pixels: number): number {
  return Math.log2((pixels * FILLED) / WORLD_PIXELS / share);
}

/**
 * The zoom at which the whole globe fits well into a map.
 * @param size the size of the uncovered part
 * @param whole the size of the whole map, where a part of it is covered
 */
export function firstZoom(size: Size, whole: Size = size): number {
  const disc = GLOBE_SHARE * Math.min(size.width, size.height);
  return Math.max(0, zoomOfDisc(disc, FIRST_CAMERA.lat, whole));
}
