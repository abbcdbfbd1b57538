import type { Bounds } from './bounds.ts';
import type { Position } from './position.ts';

/**
 * A tile of the usual web-mercator pyramid: 2^level columns from west to east, as many rows from north to
 * south.
 */
export type Tile = { level: number; x: number; y: number };

export const MAX_LEVEL = 22;

/** Latitude in degrees at which the Mercator square ends; what is beyond belongs to the outermost row. */
export const MERCATOR_LATITUDE = 85.05112878;

/**
 * Levels between a tile and its parent: only every second level of the pyramid is kept, so that a tile has 16
 * children.
 */
const STEP = 2;
const CHILDREN_PER_SIDE = 2 ** STEP;

/** Cells per side of the grid in a tile. */
export const GRID_SIZE = 16;

/** The tile at a level, 0…22, that the position lies in. 180° is the east edge of the last column. */
export function tileAt(position: Position, level: number): Tile {
  const size = 2 ** level;
  const { x, y } = project(position);
  return { level, x: Math.min(Math.floor(x * size), size - 1), y: Math.min(Math.floor(y * size), size - 1) };
}

/**
 * The cell of the 16×16 grid of its tile at that level that the position lies in, from the north-western
 * corner.
 */
export function cellInTile(position: Position, level: number): { column: number; row: number } {
  const fine = tileAt(position, level + Math.log2(GRID_SIZE));
  return { column: fine.x % GRID_SIZE, row: fine.y % GRID_SIZE };
}

/**
 * The tile's bounds, those of the outermost rows up to the pole: every position lies in the bounds of its
 * `tileAt`. Edges are shared with the neighbours; `tileAt` says which one has a position on an edge.
 */
export function tileBounds({ level, x, y }: Tile): Bounds {
  const size = 2 ** level;
  return {
    west: (x / size) * 360 - 180,
    south: y === size - 1 ? -90 : latitudeAt((y + 1) / size),
    east: ((x + 1) / size) * 360 - 180,
    north: y === 0 ? 90 : latitudeAt(y / size),
  };
}

/** The tile two levels up that this one lies in; null at levels 0 and 1. */
export function parentTile({ level, x, y }: Tile): Tile | null {
  if (level < STEP) return null;
  return { level: level - STEP, x: Math.floor(x / CHILDREN_PER_SIDE), y: Math.floor(y / CHILDREN_PER_SIDE) };
}

/** The 16 tiles two levels down that make up this one, row by row from the north-western corner. */
export function childTiles({ level, x, y }: Tile): Tile[] {
  return Array.from({ length: CHILDREN_PER_SIDE ** 2 }, (_, i) => ({
    level: level + STEP,
    x: x * CHILDREN_PER_SIDE + (i % CHILDREN_PER_SIDE),
    y: y * CHILDREN_PER_SIDE + Math.floor(i / CHILDREN_PER_SIDE),
  }));
}

/**
 * The tiles at a level that have any spot in common with the bounds, each once, row by row; over the
 * antimeridian the western ones first. There are up to 4^level of them: choose the level by how wide the
 * bounds are.
 */
export function tilesCovering(bounds: Bounds, level: number): Tile[] {
  const size = 2 ** level;
  const first = tileAt({ lat: bounds.north, lng: bounds.west }, level);
  const last = tileAt({ lat: bounds.south, lng: bounds.east }, level);
  const turn = bounds.west > bounds.east ? size : 0;
  const columns = Math.min(last.x + turn - first.x + 1, size);
  const rows = last.y - first.y + 1;
  return Array.from({ length: rows * columns }, (_, i) => ({
    level,
    x: (first.x + (i % columns)) % size,
    y: first.y + Math.floor(i / columns),
  }));
}

/** Web-mercator coordinates, both 0…1 from the north-western corner of the square. */
function project({ lat, lng }: Position): { x: number; y: number } {
  const clamped = Math.max(-MERCATOR_LATITUDE, Math.min(MERCATOR_LATITUDE, lat));
  const northing = Math.asinh(Math.tan((clamped * Math.PI) / 180));
  return { x: (lng + 180) / 360, y: Math.min(1, Math.max(0, 0.5 - northing / (2 * Math.PI))) };
}

function latitudeAt(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}
