import { snapToGrid } from '@waymark/model/geography/grid';
import type { Position } from '@waymark/model/geography/position';

/** Digits after the point: a cell of the grid is ninety times as high. */
const DIGITS = 4;

/** The middle of the cell of the 1 km grid that a spot is in, as it is written: nothing nearer is ever kept. */
export function snappedCoordinates(position: Position): string {
  const { lat, lng } = snapToGrid(position);
  return `${lat.toFixed(DIGITS)}, ${lng.toFixed(DIGITS)}`;
}
