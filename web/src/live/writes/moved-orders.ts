import type { ListItem } from '@waymark/model/entities/list';
import { type Chance, ordersBetween, spreadOrders } from './order-keys.ts';

/** The fields that order an item. For equal keys the id decides, as in the database. */
export type Ordered = Pick<ListItem, 'itemId' | 'order'>;

/** New order keys by item. */
export type NewOrders = ReadonlyMap<string, string>;

/** Items in the order of their keys, as the database returns them. */
export function inOrder<Item extends Ordered>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => compare(a.order, b.order) || compare(a.itemId, b.itemId));
}

/**
 * The order keys to write so that items, in their order, precede another one, or are last, and all others stay in their order. Usually
 * these are the keys of the items alone. Without room, they are also the keys of as few items around them as possible.
 *
 * @param items of a list, in their order
 * @param itemIds of those that move
 * @param nextId the item to precede; undefined for the end
 * @returns an empty map if the items already have that position or do not exist
 */
export function movedOrders(
  items: readonly Ordered[],
  itemIds: readonly string[],
  nextId: string | undefined,
  chance?: Chance,
): NewOrders {
  const moved = movedBefore(items, itemIds, nextId);
  const start = moved.findIndex(({ itemId }) => itemIds.includes(itemId));
  if (start < 0 || moved.every((item, index) => item === items[index])) return new Map();
  const count = moved.filter(({ itemId }) => itemIds.includes(itemId)).length;
  const end = start + count;
  const orders = ordersBetween(count, moved[start - 1]?.order ?? null, moved[end]?.order ?? null, chance);
  if (orders) return ordersOf(moved.slice(start, end), orders);
  return spreadAround(moved, start, end);
}

/** Items after some of them moved, in their order, before another one, or to the end. Before one of themselves, nothing moves. */
export function movedBefore<Item extends Pick<Ordered, 'itemId'>>(
  items: readonly Item[],
  itemIds: readonly string[],
  nextId: string | undefined,
): readonly Item[] {
  if (nextId !== undefined && itemIds.includes(nextId)) return items;
  const isMoved = ({ itemId }: Item) => itemIds.includes(itemId);
  const others = items.filter((item) => !isMoved(item));
  const next = others.findIndex(({ itemId }) => itemId === nextId);
  return others.toSpliced(next < 0 ? others.length : next, 0, ...items.filter(isMoved));
}

/** Order keys for the items of a range and as few items around it as possible. All other items keep their keys. */
function spreadAround(items: readonly Ordered[], from: number, to: number): NewOrders {
  for (let reach = 1; ; reach *= 2) {
    const start = Math.max(0, from - reach);
    const end = Math.min(items.length, to + reach);
    // The range finally covers all items, and for these there is always room.
    const orders = spreadOrders(end - start, items[start - 1]?.order ?? null, items[end]?.order ?? null);
    if (orders) return ordersOf(items.slice(start, end), orders);
  }
}

function ordersOf(items: readonly Ordered[], orders: readonly string[]): NewOrders {
  return new Map(items.map(({ itemId }, index) => [itemId, orders[index] ?? '']));
}

/** By code units, which for keys and ids are their bytes. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
