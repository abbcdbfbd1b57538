import { project, type Tile } from '../geography/tiles.ts';
import type { Camera } from '../view-codec.ts';
import { DEEPEST_LEVEL } from './map-item.ts';

/** The size of the map on the screen, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The width of the world at zoom 0 in pixels, as in MapLibre. Google's zoom is one higher for the same view. */
export const WORLD_PIXELS = 512;

/** The default camera, which shows the world. */
export const FIRST_CAMERA: Camera = { lat: 25, lng: 10, zoom: 1 };

/** Below this zoom a map may be a globe or repeat the world, and so needs the whole world. */
export const GLOBE_BELOW = 4;

/** The whole world in 16 tiles, which the tile of the world lists. */
const WORLD_LEVEL = 2;

/** The most tiles that a view of a part of the world needs. A larger screen gets wider tiles. */
export const MOST_TILES = 12;

/**
 * The tiles that a camera sees, each once, from the north-western corner, row by row: those of the level of its zoom, 512 to
 * 1,024 pixels wide, or of the first level above it of which the screen never needs more than `MOST_TILES`, wherever it looks:
 * a pan does not change the level. Far out these are the whole world.
 */
export function tilesOf(camera: Camera, size: Size): Tile[] {
  if (camera.zoom < GLOBE_BELOW) {
    const side = 2 ** WORLD_LEVEL;
    return Array.from({ length: side * side }, (_, i) => ({
      level: WORLD_LEVEL,
      x: i % side,
      y: Math.floor(i / side),
    }));
  }
  let level = Math.min(Math.floor(camera.zoom), DEEPEST_LEVEL);
  while (level > 0 && mostTiles(level, camera.zoom, size) > MOST_TILES) level--;
  const count = 2 ** level;
  const centre = project(camera);
  const pixels = WORLD_PIXELS * 2 ** camera.zoom;
  const [halfWidth, halfHeight] = [size.width / pixels / 2, size.height / pixels / 2];
  const west = Math.floor((centre.x - halfWidth) * count);
  const columns = Math.min(Math.floor((centre.x + halfWidth) * count) - west + 1, count);
  const north = Math.max(0, Math.floor((centre.y - halfHeight) * count));
  const south = Math.min(count - 1, Math.floor((centre.y + halfHeight) * count));
  const rows = south - north + 1;
  return Array.from({ length: rows * columns }, (_, i) => ({
    level,
    x: (((west + (i % columns)) % count) + count) % count,
    y: north + Math.floor(i / columns),
  }));
}

/** The most tiles of a level that a screen can need, wherever it lies on them. */
function mostTiles(level: number, zoom: number, { width, height }: Size): number {
  const side = WORLD_PIXELS * 2 ** (zoom - level);
  const across = (pixels: number) => Math.min(Math.floor(pixels / side) + 2, 2 ** level);
  return across(width) * across(height);
}
