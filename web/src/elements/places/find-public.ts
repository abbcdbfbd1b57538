import type { Kind } from '@waymark/model/entities/kinds';
import { distance } from '@waymark/model/geography/distance';
import type { Position } from '@waymark/model/geography/position';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { byName } from './by-name.ts';

/** A public item that may be meant. */
export interface FoundItem {
  item: MapItem;
  /** How far it is from what it is searched for, in metres along the great circle; undefined where that is nowhere yet. */
  metres: number | undefined;
}

interface Searching {
  kinds: readonly Kind[];
  /** Where that is for which one is searched. */
  near: Position | undefined;
  /** The ids of those that are not to be found. */
  except: ReadonlySet<string>;
}

/** More would not be read. */
const MOST = 8;

/** So far away something may be meant though nobody has said its name, in metres. */
const CLOSE_BY = 3_000;

/**
 * The public items of some kinds whose name has a word that begins with the query; without one, those close by. The nearest come
 * first, and where there is nothing to be near to, the best known.
 */
export function findPublic(
  query: string,
  items: readonly MapItem[],
  { kinds, near, except }: Searching,
): FoundItem[] {
  const isNamed = byName(query);
  const fitting = items.filter(({ kind, id }) => kinds.includes(kind) && !except.has(id));
  // An item at the border of two tiles is in both.
  const found = [...new Map(fitting.map((item) => [item.id, item])).values()]
    .map((item) => ({ item, metres: near && distance(near, item.position) }))
    .filter(({ item, metres = Number.POSITIVE_INFINITY }) =>
      isNamed ? isNamed(item.title) : metres <= CLOSE_BY,
    );
  const order = (a: FoundItem, b: FoundItem) =>
    a.metres === undefined || b.metres === undefined ? b.item.rank - a.item.rank : a.metres - b.metres;
  return found.toSorted(order).slice(0, MOST);
}
