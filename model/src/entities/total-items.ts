import type { KindCounts } from './creator.ts';

/** The number of items of all kinds. */
export function totalItems(counts: KindCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
