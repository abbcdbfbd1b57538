import { doc, type Firestore, runTransaction } from 'firebase/firestore';
import { inOrder, movedOrders, type NewOrders, type Ordered } from './moved-orders.ts';

/** How many times the transaction is attempted while others change the same items. */
const TRIES = 10;

/** A move, together with the list as the user saw it. */
export interface Move {
  /** One, or several that stay together in the order in which they were seen. */
  itemIds: readonly string[];
  /** The items that the user saw, in their order before the move, with their order keys from the database. */
  seen: readonly Ordered[];
  /** The item that the moved ones precede; undefined for the end. */
  nextId: string | undefined;
}

/**
 * Moves items in one transaction, which reads every item that decides their position. Simultaneous moves of several editors
 * therefore see each other. No move undoes another one, even where keys are rewritten to make room.
 *
 * @returns the order keys that were written, none if the items already have that position; undefined if all of them are gone
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
 * The order keys that a move has to write, given the current keys. Usually the new neighbours suffice. All items are read only
 * where a neighbour is gone or has moved, or where there is no room.
 *
 * @param read returns those of the items that still exist
 * @returns undefined if all items of the move are gone
 */
export async function ordersOf(
  { itemIds, seen, nextId }: Move,
  read: (itemIds: readonly string[]) => Promise<Ordered[]>,
): Promise<NewOrders | undefined> {
  const isMoved = ({ itemId }: Ordered) => itemIds.includes(itemId);
  const others = seen.filter((item) => !isMoved(item));
  const next = others.findIndex((item) => item.itemId === nextId);
  const index = next < 0 ? others.length : next;
  const around = others.slice(Math.max(0, index - 1), index + 1);
  const near = inOrder(await read([...idsOf(around), ...itemIds]));
  if (!near.some(isMoved)) return undefined;
  if (around.every((item) => near.some((now) => isSame(now, item)))) {
    const orders = movedOrders(near, itemIds, nextId);
    const isRoomy = [...orders.keys()].every((itemId) => itemIds.includes(itemId));
    // Where several are in place already, there may be others between them.
    if (isRoomy && (orders.size > 0 || itemIds.length === 1)) return orders;
  }
  const all = inOrder(await read(idsOf(seen)));
  if (!all.some(isMoved)) return undefined;
  const rest = all.filter((item) => !isMoved(item));
  return movedOrders(all, itemIds, nextNow(rest, others, index));
}

/**
 * The item that a moved one now precedes, if others have moved since. An item that was put first or last is still put first or
 * last. Otherwise it follows its intended predecessor, if that one has kept its place. If not, it precedes its intended
 * successor, or the first remaining item after that one.
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
