import type { ListItem } from '@waymark/model/entities/list';
import { type Chance, orderBetween, spreadOrders } from './order-keys.ts';

/** What orders an item; of two with one key the id decides, as in the database. */
export type Ordered = Pick<ListItem, 'itemId' | 'order'>;

/** New order keys by item. */
export type NewOrders = ReadonlyMap<string, string>;

/**
 * The order keys to write so that an item stands in front of another one, or last. That is its own alone, so that whoever moves
 * another item meanwhile undoes nothing; where there is no room for it, those of all items.
 *
 * @param items all of a list, in their order
 * @param nextId in front of which it is to stand; undefined for the end
 * @returns nothing where it stands there already, or is not there
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
  const all = others.toSpliced(index, 0, { itemId, order: '' });
  const orders = spreadOrders(all.length);
  return new Map(all.map((item, place) => [item.itemId, orders[place] ?? '']));
}
