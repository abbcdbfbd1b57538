import { distance } from '../geography/distance.ts';
import { FIRST_CAMERA } from './camera-tiles.ts';
import { interleaveKinds } from './interleave-kinds.ts';
import type { MapItem } from './map-item.ts';

/** How far the first view of the map reaches from its middle to where the globe hides what is there, in metres. */
export const FIRST_REACH = 8_270_000;

/** The items that the list of the first view of the map begins with, of those that its tiles list. */
export function firstItems(items: readonly MapItem[], count: number): MapItem[] {
  const seen = items.filter(({ position }) => distance(position, FIRST_CAMERA) < FIRST_REACH);
  return interleaveKinds(seen).slice(0, count);
}
