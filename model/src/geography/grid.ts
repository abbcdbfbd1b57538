import type { Bounds } from './bounds.ts';
import type { Position } from './position.ts';

/**
 * The fixed grid of product.md §2 that approximate positions are snapped to. Rows are 180° / 20,000 = 0.009°
 * of latitude high, 1.0008 km. Each row has as many equal columns as make its cells most nearly that wide at
 * the row's middle. It depends on nothing but the position, so that any number of snapped positions averages
 * out to a cell, never to a spot.
 */
const ROWS = 20_000;
const COLUMNS_AT_EQUATOR = 40_000;

/**
 * How far in metres `snapToGrid` moves a position at most: half a cell's diagonal, 715 m, and more only
 * beside the poles, where three cells meet in a point.
 */
export const MAX_DISPLACEMENT = 870;

/** The centre of the position's cell. Snapping twice is snapping once. */
export function snapToGrid(position: Position): Position {
  const { row, column, columns } = locate(position);
  return { lat: latitudeOf(row + 0.5), lng: longitudeOf(column + 0.5, columns) };
}

/** The position's cell, for drawing the precision of a place. */
export function cellOf(position: Position): Bounds {
  const { row, column, columns } = locate(position);
  return {
    west: longitudeOf(column, columns),
    south: latitudeOf(row),
    east: longitudeOf(column + 1, columns),
    north: latitudeOf(row + 1),
  };
}

function locate({ lat, lng }: Position): { row: number; column: number; columns: number } {
  const row = Math.min(Math.floor(((lat + 90) / 180) * ROWS), ROWS - 1);
  const middle = (latitudeOf(row + 0.5) * Math.PI) / 180;
  const columns = Math.round(COLUMNS_AT_EQUATOR * Math.cos(middle));
  // 180° is the meridian where the first column begins.
  const column = lng === 180 ? 0 : Math.min(Math.floor(((lng + 180) / 360) * columns), columns - 1);
  return { row, column, columns };
}

function latitudeOf(row: number): number {
  return (row * 180) / ROWS - 90;
}

function longitudeOf(column: number, columns: number): number {
  return (column * 360) / columns - 180;
}
