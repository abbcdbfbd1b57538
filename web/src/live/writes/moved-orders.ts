import type { ListItem } from '@waymark/model/entities/list';
import { type Chance, orderBetween, spreadOrders } from './order-keys.ts';

/** The fields that order an item. For equal keys the id decides, as in the database. */
export type Ordered = Pick<ListItem, 'itemId' | 'order'>;

/** New order keys by item. */
export type NewOrders = ReadonlyMap<string, string>;

/** Items in the order of their keys, as the database returns them. */
export function inOrder<Item extends Ordered>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => compare(a.order, b.order) || compare(a.itemId, b.itemId));
}

/**
 * The order keys to write so that an item precedes another one, or is last, and all others stay in their order. Usually that is
 * the key of the item alone. Without room, it is also the keys of as few items around it as possible.
 *
 * @param items of a list, in their order
 * @param nextId the item to precede; undefined for the end
 * @returns an empty map if the item already has that position or does not exist
 */
export function movedOrders(
  items: readonly Ordered[],
  itemId: string,
  nextId: string | undefined,
  chance?: Chance,
): NewOrders {
  const from = items.findIndex((item) => item.itemId === itemId);
  if (from < 0 || nextId === itemId || items[from + 1]?.itemId === nextId) return new Map();
  const others = items.toSpliced(from, 1);
  const next = others.findIndex((item) => item.itemId === nextId);
  const index = next < 0 ? others.length : next;
  const order = orderBetween(others[index - 1]?.order ?? null, others[index]?.order ?? null, chance);
  if (order !== undefined) return new Map([[itemId, order]]);
  return spreadAround(others.toSpliced(index, 0, { itemId, order: '' }), index);
}

/** Order keys for an item and as few items around it as possible. All other items keep their keys. */
function spreadAround(items: readonly Ordered[], index: number): NewOrders {
  for (let reach = 1; ; reach *= 2) {
    const start = Math.max(0, index - reach);
    const end = Math.min(items.length, index + reach + 1);
    // The range finally covers all items, and for these there is always room.
    const orders = spreadOrders(end - start, items[start - 1]?.order ?? null, items[end]?.order ?? null);
    const around = items.slice(start, end);
    if (orders) return new Map(around.map((item, place) => [item.itemId, orders[place] ?? '']));
  }
}

/** By code units, which for keys and ids are their bytes. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
