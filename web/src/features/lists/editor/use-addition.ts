import type { Reference } from '@waymark/model/entities/fields';
import type { List, ListEntry } from '@waymark/model/entities/list';
import { useListMutation } from '../use-list-mutation.ts';
import { targetInDay } from './targets.ts';

/**
 * Adds items to the end of a day of a list. An item is added to the end of the list and then moved, because a move finds its place
 * whatever others do meanwhile. A failure is shown.
 *
 * @param entries of the list, as the user sees them
 * @param day from 1; 0 in a list without days
 * @returns a function that answers whether the item is in the list, and in its day
 */
export function useAddition(list: List, entries: readonly ListEntry[], day: number) {
  const mutate = useListMutation();
  return ({ kind, id }: Reference) =>
    mutate(async ({ addItem, moveItems }) => {
      const answer = await addItem(list, { kind, id });
      if ('failure' in answer) return answer.failure;
      const nextId = targetInDay(entries, id, day);
      // It is at the end of the last day already. What another editor added meanwhile stays where they put it.
      if (!answer.isNew || nextId === undefined) return undefined;
      const seen = [...entries, { itemId: id, order: '' }];
      const moved = await moveItems(list.id, { itemIds: [id], seen, nextId });
      return 'failure' in moved ? moved.failure : undefined;
    });
}
