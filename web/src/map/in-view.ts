import { type Bounds, boundsCentre, boundsWidth } from '@waymark/model/geography/bounds';
import type { Position } from '@waymark/model/geography/position';
import { project, unproject } from '@waymark/model/geography/tiles';
import { FIRST_CAMERA, GLOBE_BELOW, type Size, WORLD_PIXELS } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import { placeOnGlobe, zoomOfDisc } from './globe.ts';

/** What the map shows once it has come to rest. */
export interface MapView {
  /** What is in the middle of what is left of the map beside what covers it. */
  camera: Camera;
  /** The size of what is left of the map, in CSS pixels. */
  size: Size;
  /** The size of the whole map, where something covers a part of it. */
  whole?: Size;
  /** Where the map is no globe, however far out. */
  flat?: boolean;
}

/** No bounds are framed closer than this: a single spot is shown with its surroundings. */
const CLOSEST = 15;

/** How much of the size the bounds may fill: what is at their edges has a shape of its own. */
const FILLED = 0.84;

/** By so many levels a globe, which is nearest in its middle, may show the far corners of the bounds wider than a flat map. */
const BULGE = 0.15;

/** How much of the shorter side is the radius of the globe at first. */
const GLOBE_SHARE = 0.42;

/** Where a position is from the middle of a view, right and down in CSS pixels; null behind the globe. */
export function placeInView(position: Position, { camera, size, whole = size, flat = false }: MapView) {
  if (camera.zoom < GLOBE_BELOW && !flat) return placeOnGlobe(position, camera, whole);
  const world = WORLD_PIXELS * 2 ** camera.zoom;
  const [centre, spot] = [project(camera), project(position)];
  // The flat world goes on to both sides: the nearest of its copies counts.
  const across = spot.x - centre.x - Math.round(spot.x - centre.x);
  return { x: across * world, y: (spot.y - centre.y) * world };
}

/** Whether a position is on the screen: in the part of the map that nothing covers, and not behind the globe. */
export function isInView(position: Position, view: MapView): boolean {
  const place = placeInView(position, view);
  if (place === null) return false;
  return Math.abs(place.x) <= view.size.width / 2 && Math.abs(place.y) <= view.size.height / 2;
}

/** The camera that frames the bounds in a map of a size. */
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

/** Where a map is to go: to a camera, or to where bounds fill it. */
export type Goal = Camera | { bounds: Bounds };

/** The camera of a goal in a map of a size. */
export function goalCamera(goal: Goal, size: Size): Camera {
  return 'bounds' in goal ? boundsCamera(goal.bounds, size) : goal;
}

/** The zoom at which a share of the world fills so many pixels. */
function zoomOf(share: number, pixels: number): number {
  return Math.log2((pixels * FILLED) / WORLD_PIXELS / share);
}

/** The zoom at which the whole globe lies nicely in a map of a size. */
export function firstZoom(size: Size): number {
  const disc = GLOBE_SHARE * Math.min(size.width, size.height);
  return Math.max(0, zoomOfDisc(disc, FIRST_CAMERA.lat, size));
}
