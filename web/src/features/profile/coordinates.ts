import { snapToGrid } from '@waymark/model/geography/grid';
import type { Position } from '@waymark/model/geography/position';

/** Digits after the point. A cell of the grid is ninety times as high as the last digit. */
const DIGITS = 4;

/** The written centre of a position's cell in the 1 km grid. Nothing more precise is ever stored. */
export function snappedCoordinates(position: Position): string {
  const { lat, lng } = snapToGrid(position);
  return `${lat.toFixed(DIGITS)}, ${lng.toFixed(DIGITS)}`;
}
