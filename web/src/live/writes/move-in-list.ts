import { doc, type Firestore, runTransaction } from 'firebase/firestore';
import { inOrder, movedOrders, type NewOrders, type Ordered } from './moved-orders.ts';

/** How often it is begun anew where others change the same items at the same moment. */
const TRIES = 10;

/** A move as somebody made it who saw a list. */
export interface Move {
  itemId: string;
  /** All that they saw, as it stood before the move, with the keys that the database had told. */
  seen: readonly Ordered[];
  /** In front of which it is to stand; undefined for the end. */
  nextId: string | undefined;
}

/**
 * Moves an item in one transaction over all that decides where it comes to stand. Of what several editors do at once each then
 * acts on what the others have done: no move is undone by another, also where keys have to be written anew to make room.
 *
 * @returns the order keys that were written, none where it stood there; undefined where the item is gone
 * @throws FirebaseError
 */
export function moveInList(firestore: Firestore, listId: string, move: Move): Promise<NewOrders | undefined> {
  const refTo = (itemId: string) => doc(firestore, `lists/${listId}/items/${itemId}`);
  return runTransaction(
    firestore,
    async (transaction) => {
      const read = async (itemIds: readonly string[]): Promise<Ordered[]> => {
        const found = await Promise.all(itemIds.map((itemId) => transaction.get(refTo(itemId))));
        return found.flatMap((item) => orderedIn(item.id, item.get('order')));
      };
      const orders = await ordersOf(move, read);
      for (const [itemId, order] of orders ?? []) transaction.update(refTo(itemId), { order });
      return orders;
    },
    { maxAttempts: TRIES },
  );
}

/**
 * The order keys that a move is to write, by what the items have now. Mostly its new neighbours tell; all are asked only where
 * those are gone, have changed places, or leave no room.
 *
 * @param read what of these items is there
 * @returns undefined where the item is gone
 */
export async function ordersOf(
  { itemId, seen, nextId }: Move,
  read: (itemIds: readonly string[]) => Promise<Ordered[]>,
): Promise<NewOrders | undefined> {
  const others = seen.filter((item) => item.itemId !== itemId);
  const next = others.findIndex((item) => item.itemId === nextId);
  const index = next < 0 ? others.length : next;
  const around = others.slice(Math.max(0, index - 1), index + 1);
  const near = inOrder(await read(idsOf([...around, { itemId }])));
  if (!has(near, itemId)) return undefined;
  if (around.every((item) => near.some((now) => isSame(now, item)))) {
    const orders = movedOrders(near, itemId, nextId);
    if (orders.size <= 1) return orders;
  }
  const all = inOrder(await read(idsOf(seen)));
  if (!has(all, itemId)) return undefined;
  const rest = all.filter((item) => item.itemId !== itemId);
  return movedOrders(all, itemId, nextNow(rest, others, index));
}

/**
 * In front of which an item comes to stand that was put at a place among others which have moved since: the first stays the first
 * and the last the last; else it stands behind what it was put behind, where that has kept its place, or in front of what it was
 * put in front of, or where that is gone what came behind it.
 */
function nextNow(now: readonly Ordered[], seen: readonly Ordered[], index: number): string | undefined {
  const [previous, next] = [seen[index - 1], seen[index]];
  if (next === undefined) return undefined;
  if (previous === undefined) return now[0]?.itemId;
  const at = now.findIndex((item) => isSame(item, previous));
  if (at >= 0) return now[at + 1]?.itemId;
  return seen.slice(index).find((item) => has(now, item.itemId))?.itemId;
}

function idsOf(items: readonly Pick<Ordered, 'itemId'>[]): string[] {
  return items.map((item) => item.itemId);
}

function isSame(one: Ordered, other: Ordered): boolean {
  return one.itemId === other.itemId && one.order === other.order;
}

function has(items: readonly Ordered[], itemId: string): boolean {
  return items.some((item) => item.itemId === itemId);
}

function orderedIn(itemId: string, order: unknown): Ordered[] {
  return typeof order === 'string' ? [{ itemId, order }] : [];
}
