import { KINDS, type Kind } from '@waymark/model/entities/kinds';
import { compareItems, type MapItem } from '@waymark/model/map-index/map-item';

/** In which order the kinds take their turn. */
const TURN: readonly Kind[] = ['destination', 'post', 'area', 'poi', 'list', 'pin', 'marker'];

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
