import { editorsOf, invitationsOf } from '@waymark/model/own-queries';
import { itemsOfList } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { toQuery } from '../platform/to-query.ts';
import { hashRef } from '../sharing/shared-document.ts';
import { deletedListRef } from './deleted-list.ts';
import { listRef } from './own-list.ts';

/** How many of each are deleted at once, which fits into a batch with their dependents. A list should have fewer. */
const AT_ONCE = 150;

/** Deletes the subcollections of a deleted list, unless it was restored or still can be. */
export async function sweepDeletedList(db: Firestore, listId: string): Promise<void> {
  while (await sweepSome(db, listId));
}

/** @returns whether there may be more */
function sweepSome(db: Firestore, listId: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const wanted = await transaction.getAll(listRef(db, listId), deletedListRef(db, listId));
    if (wanted.some(({ exists }) => exists)) return false;
    const list = { kind: 'list', id: listId } as const;
    const queries = [itemsOfList(listId, AT_ONCE), invitationsOf(list, AT_ONCE), editorsOf(list, AT_ONCE)];
    const [items, invitations, people] = await Promise.all(
      queries.map((query) => transaction.get(toQuery(db, query))),
    );
    for (const { ref } of invitations?.docs ?? []) transaction.delete(hashRef(ref));
    for (const found of [items, invitations, people]) {
      for (const { ref } of found?.docs ?? []) transaction.delete(ref);
    }
    return [items, invitations, people].some((found) => found?.size === AT_ONCE);
  });
}
