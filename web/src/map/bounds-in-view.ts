import type { Bounds } from '@waymark/model/geography/bounds';
import { normaliseLongitude } from '@waymark/model/geography/position';
import { project, unproject } from '@waymark/model/geography/tiles';
import { GLOBE_BELOW, WORLD_PIXELS } from '@waymark/model/map-index/camera-tiles';
import { angleOnGlobe } from './globe.ts';
import type { MapView } from './in-view.ts';

const DEGREES = 180 / Math.PI;

/** The smallest bounds of all that a map shows; of a globe, those of the circle around what it shows. */
export function boundsInView({ camera, size, whole = size, flat = false }: MapView): Bounds {
  if (camera.zoom < GLOBE_BELOW && !flat) return boundsOnGlobe({ camera, size, whole });
  const world = WORLD_PIXELS * 2 ** camera.zoom;
  const centre = project(camera);
  const [across, down] = [size.width / world / 2, size.height / world / 2];
  const { lat: north } = unproject({ x: 0, y: Math.max(0, centre.y - down) });
  const { lat: south } = unproject({ x: 0, y: Math.min(1, centre.y + down) });
  return { south, north, ...longitudesAround(camera.lng, across * 360) };
}

function boundsOnGlobe({ camera, size, whole }: Required<Omit<MapView, 'flat' | 'draws'>>): Bounds {
  const angle = angleOnGlobe(Math.hypot(size.width, size.height) / 2, camera, whole);
  const [south, north] = [camera.lat - angle * DEGREES, camera.lat + angle * DEGREES];
  // A circle around a pole has all longitudes.
  const across =
    Math.max(north, -south) >= 90
      ? 180
      : Math.asin(Math.sin(angle) / Math.cos(camera.lat / DEGREES)) * DEGREES;
  return {
    south: Math.max(-90, south),
    north: Math.min(90, north),
    ...longitudesAround(camera.lng, across),
  };
}

/** @param across the degrees to each side */
function longitudesAround(lng: number, across: number): Pick<Bounds, 'west' | 'east'> {
  if (!(across < 180)) return { west: -180, east: 180 };
  return { west: normaliseLongitude(lng - across), east: normaliseLongitude(lng + across) };
}
