import { editorsOf, invitationsOf } from '@waymark/model/own-queries';
import { itemsOfList } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { toQuery } from '../platform/to-query.ts';
import { hashRef, listRef } from './shared-list.ts';

/** How much of each is taken at once: more than there should be, and the next event takes the rest. */
const AT_ONCE = 400;

/** Removes what a deleted list left below it, unless it is there again: whoever deleted it thought better of it. */
export async function sweepDeletedList(db: Firestore, listId: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(listRef(db, listId))).exists) return;
    const queries = [itemsOfList, invitationsOf, editorsOf].map((left) => left(listId, AT_ONCE));
    const [items, invitations, people] = await Promise.all(
      queries.map((query) => transaction.get(toQuery(db, query))),
    );
    for (const { ref } of invitations?.docs ?? []) transaction.delete(hashRef(ref));
    for (const found of [items, invitations, people]) {
      for (const { ref } of found?.docs ?? []) transaction.delete(ref);
    }
  });
}
