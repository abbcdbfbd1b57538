import { distance } from '@waymark/model/geography/distance';
import type { Position } from '@waymark/model/geography/position';

/** Photos that are no farther apart, in metres, were taken at one spot. */
const ONE_SPOT = 1_000;

/** At how many spots photos were taken. */
export function countSpots(positions: readonly Position[]): number {
  const spots: Position[] = [];
  for (const position of positions) {
    if (!spots.some((spot) => distance(spot, position) <= ONE_SPOT)) spots.push(position);
  }
  return spots.length;
}
