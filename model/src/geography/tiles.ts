import type { Position as cached } from './position.ts';

/**
 * A tile of the usual web-mercator pyramid: 2^level columns from west to east, as many rows from north to
 * south.
 */
export type Tile = { level: number; x: number; y: number };

export const MAX_LEVEL = 22;

/** The tile of the whole world. */
export const WORLD_TILE: Tile = { level: 0, x: 0, y: 0 };

/** Latitude in degrees at which the Mercator square ends; what is beyond belongs to the outermost row. */
const MERCATOR_LATITUDE = 85.05112878;

/** The tile at a level, 0…22, that the position lies in. 180° is the east edge of the last column. */
export function tileAt(position: cached, level: number): Tile {
  const size = 2 ** level;
  const { x, y } = project(position);
  return { level, x: Math.min(Math.floor(x * size), size - 1), y: Math.min(Math.floor(y * size), size - 1) };
}

/**
 * The place of the position in its tile: both coordinates go from 0, the west and north edge, to 1, the east and south edge. A
 * position in another tile is moved to the nearest edge.
 */
export function placeInTile(position: cached, { level, x, y }: Tile): { x: number; y: number } {
  const size = 2 ** level;
  const spot = project(position);
  return { x: clamp(spot.x * size - x), y: clamp(spot.y * size - y) };
}

/** The tile one level up that this one lies in; null at level 0. */
export function parentTile({ level, x, y }: Tile): Tile | null {
  return level === 0 ? null : ancestorTile({ level, x, y }, level - 1);
}

/** The tile at a level, from 0 to the tile's own, that the tile lies in. */
export function ancestorTile(tile: Tile, level: number): Tile {
  const scale = 2 ** (tile.level - level);
  return { level, x: Math.floor(tile.x / scale), y: Math.floor(tile.y / scale) };
}

/** The 4 tiles one level down, row by row from the north-western corner. */
export function childTiles({ level, x, y }: Tile): Tile[] {
  return [0, 1, 2, 3].map((i) => ({ level: level + 1, x: 2 * x + (i % 2), y: 2 * y + (i >> 1) }));
}

/**
 * The digits of the tiles from level 1 to this one that lie one in another, each the place among its
 * `childTiles`: everything in the tile has a quadkey that begins with this one's. Empty at level 0.
 */
export function quadkeyOf({ level, x, y }: Tile): string {
  return Array.from({ length: level }, (_, i) => {
    const bit = level - 1 - i;
    return ((x >> bit) & 1) + 2 * ((y >> bit) & 1);
  }).join('');
}

function clamp(share: number): number {
  return Math.max(0, Math.min(1, share));
}

/** Web-mercator coordinates, both 0…1 from the north-western corner of the square. */
export function project({ lat, lng }: cached): { x: number; y: number } {
  const clamped = Math.max(-MERCATOR_LATITUDE, Math.min(MERCATOR_LATITUDE, lat));
  const northing = Math.asinh(Math.tan((clamped * Math.PI) / 180));
  return { x: (lng + 180) / 360, y: Math.min(1, Math.max(0, 0.5 - northing / (2 * Math.PI))) };
}

/** The position of a spot of the square, given as `project` gives it. */
export function unproject({ x, y }: { x: number; y: number }): cached {
  return { lat: latitudeAt(y), lng: x * 360 - 180 };
}

function latitudeAt(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}
