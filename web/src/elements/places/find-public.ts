import type { Kind } from '@waymark/model/entities/kinds';
import { distance } from '@waymark/model/geography/distance';
import type { Position } from '@waymark/model/geography/position';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { byName } from './by-name.ts';

/** A public item that may match. */
export interface FoundItem {
  item: MapItem;
  /** Its distance from the searched position, in metres along the great circle; undefined where there is no position yet. */
  metres: number | undefined;
}

export interface Searching {
  kinds: readonly Kind[];
  /** The position to search near; undefined where there is none yet. */
  near: Position | undefined;
  /** The ids to leave out. */
  except: ReadonlySet<string>;
}

/** The maximum number of results. */
const MOST = 8;

/** The distance up to which items are found without a name, in metres. */
const CLOSE_BY = 3_000;

/**
 * The public items of some kinds whose name has a word that begins with the query, or without a query those close by. The
 * nearest come first. Without a position, the best known come first.
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
