import { KINDS, type Kind } from '../entities/kinds.ts';
import { keysOf } from '../keys-of.ts';
import { compareItems, type MapItem } from './map-item.ts';

/** The order in which kinds alternate. */
const TURN_OF: Record<Kind, number> = {
  destination: 1,
  post: 2,
  area: 3,
  poi: 4,
  list: 5,
  pin: 6,
  marker: 7,
};
const TURN = keysOf(TURN_OF).sort((a, b) => TURN_OF[a] - TURN_OF[b]);

/**
 * Orders items for a reader: the best item of each kind in turn. So the first few rows show every kind that is present, and not only
 * the most frequent one.
 */
export function interleaveKinds(items: readonly MapItem[]): MapItem[] {
  const ofKind = Map.groupBy(items.toSorted(compareItems), ({ kind }) => kind);
  const rounds = Math.max(0, ...KINDS.map((kind) => ofKind.get(kind)?.length ?? 0));
  return Array.from({ length: rounds }, (_, round) =>
    TURN.flatMap((kind) => ofKind.get(kind)?.[round] ?? []),
  ).flat();
}
