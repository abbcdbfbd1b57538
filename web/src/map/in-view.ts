import { type Bounds, boundsCentre, boundsWidth } from '@waymark/model/geography/bounds';
import { normaliseLongitude, type Position } from '@waymark/model/geography/position';
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
 * How far from the right and the lower edge of the view the bounds stay, in CSS pixels, so that no mark is below the buttons or the scale.
 * Where the view is low, the buttons are in two columns: see `map-controls.module.css`.
 */
const CLEAR = { right: 82, rightOfLow: 136, bottom: 68 };
const LOW = 304;

/** The most that buttons and scale take of a small view. */
const MOST_CLEAR = 0.4;

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

/** The position at a place of a flat map, in CSS pixels from the camera, right and down: the reverse of `placeInView`. */
export function positionAt({ x, y }: { x: number; y: number }, camera: Camera): Position {
  const world = WORLD_PIXELS * 2 ** camera.zoom;
  const centre = project(camera);
  const down = Math.max(0, Math.min(1, centre.y + y / world));
  const { lat, lng } = unproject({ x: centre.x + x / world, y: down });
  return { lat, lng: normaliseLongitude(lng) };
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
  const share = { width: boundsWidth(bounds) / 360, height: south.y - north.y };
  const { lng } = boundsCentre(bounds);
  const middle = { x: project({ lat: 0, lng }).x, y: (north.y + south.y) / 2 };
  const right = clearOf(size.width, size.height <= LOW ? CLEAR.rightOfLow : CLEAR.right);
  const bottom = clearOf(size.height, CLEAR.bottom);
  const clear = Math.min(
    zoomOf(share.width, size.width - marginOf(size.width) - right),
    zoomOf(share.height, size.height - marginOf(size.height) - bottom),
    CLOSEST,
  );
  if (clear >= GLOBE_BELOW) {
    const world = WORLD_PIXELS * 2 ** clear;
    // The bounds stay in the middle where they are clear there.
    const across = Math.max(0, (share.width * world - size.width) / 2 + right) / world;
    const down = Math.max(0, (share.height * world - size.height) / 2 + bottom) / world;
    const centre = unproject({ x: middle.x + across, y: middle.y + down });
    return { lat: centre.lat, lng: normaliseLongitude(centre.lng), zoom: clear };
  }
  // A globe and its surroundings are round: the corners are free.
  const whole = Math.min(
    zoomOf(share.width, size.width * FILLED),
    zoomOf(share.height, size.height * FILLED),
  );
  const zoom = whole < GLOBE_BELOW ? whole - BULGE : whole;
  return {
    lat: unproject(middle).lat,
    lng,
    zoom: Math.max(zoom, Math.min(firstZoom(size), GLOBE_BELOW)),
  };
}

/** The least distance of bounds from each end of a side, in CSS pixels. */
function marginOf(side: number): number {
  return (side * (1 - FILLED)) / 2;
}

/** Their least distance from the end where buttons or the scale are. */
function clearOf(side: number, pixels: number): number {
  return Math.max(marginOf(side), Math.min(pixels, side * MOST_CLEAR));
}

/** The target of a map: a camera, or bounds to frame. */
export type Goal = Camera | { bounds: Bounds };

/** The camera of a goal in a map of this size. */
export function goalCamera(goal: Goal, size: Size): Camera {
  return 'bounds' in goal ? boundsCamera(goal.bounds, size) : goal;
}

/** The zoom at which a share of the world fills this many pixels. */
function zoomOf(share: number, pixels: number): number {
  return Math.log2(pixels / WORLD_PIXELS / share);
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
