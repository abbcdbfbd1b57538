import { KINDS, type Kind } from '@waymark/model/entities/kinds';
import { keysOf } from '@waymark/model/keys-of';
import { compareItems, type MapItem } from '@waymark/model/map-index/map-item';

/** In which order the kinds take their turn. */
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
 * Items as a reader looks through them: of each kind the best in turn, so that the first few say what there is to find here,
 * and not only what there is most of.
 */
export function interleaveKinds(items: readonly MapItem[]): MapItem[] {
  const ofKind = Map.groupBy(items.toSorted(compareItems), ({ kind }) => kind);
  const turns = Math.max(0, ...KINDS.map((kind) => ofKind.get(kind)?.length ?? 0));
  return Array.from({ length: turns }, (_, turn) =>
    TURN.flatMap((kind) => ofKind.get(kind)?.[turn] ?? []),
  ).flat();
}
