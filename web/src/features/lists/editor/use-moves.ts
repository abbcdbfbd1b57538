import type { ListEntry } from '@waymark/model/entities/list';
import { Mutex } from 'async-mutex';
import { useState } from 'react';
import { inOrder, movedBefore, type NewOrders } from '../../../live/writes/moved-orders.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { useOptimisticMutation } from '../use-list-mutation.ts';

/** A move that is not saved yet. */
interface Pending {
  itemIds: readonly string[];
  /** The entry that follows after the move; undefined for the end. */
  nextId: string | undefined;
}

/** The key written for an item, and the key that the database had before: a different one from the database is newer. */
interface Written {
  order: string;
  was: string | undefined;
}

/**
 * The entries of a list in an order that the user changes. A moved entry is shown at its new position at once. Moves are sent one
 * after the other, each when there is a connection.
 *
 * @param entries as the database has them
 */
export function useMoves(listId: string, entries: readonly ListEntry[]) {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [written, setWritten] = useState<ReadonlyMap<string, Written>>(new Map());
  const latest = useLatest(entries);
  const [mutex] = useState(() => new Mutex());
  const keep = useOptimisticMutation();
  const done = inOrder(entries.map((entry) => ({ ...entry, order: orderOf(entry, written) })));
  const shown = pending.reduce<readonly ListEntry[]>(
    (entries, { itemIds, nextId }) => movedBefore(entries, itemIds, nextId),
    done,
  );

  /** Moves entries, which stay together in their order. */
  const moveBefore = (itemIds: readonly string[], nextId: string | undefined) => {
    if (movedBefore(shown, itemIds, nextId).every((entry, index) => entry === shown[index])) return;
    const move = { itemIds, nextId };
    setPending((before) => [...before, move]);
    let orders: NewOrders = new Map();
    void keep(async ({ moveItems }) => {
      const answer = await moveItems(listId, { itemIds, seen: shown, nextId });
      if ('failure' in answer) return answer.failure;
      orders = answer.orders;
      return undefined;
    }, mutex).then(() => {
      const storedOrders = new Map(latest.current.map((entry) => [entry.itemId, entry.order]));
      const newOrders = [...orders].map(([id, order]) => [id, { order, was: storedOrders.get(id) }] as const);
      setWritten((before) => new Map([...before, ...newOrders]));
      setPending((before) => before.filter((each) => each !== move));
    });
  };
  return { shown, moveBefore };
}

function orderOf({ itemId, order }: ListEntry, written: ReadonlyMap<string, Written>): string {
  const own = written.get(itemId);
  return own?.was === order ? own.order : order;
}
