import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { demandOwnList, listRef, traceRef } from './shared-list.ts';

/** How long a deleted list can be brought back, in milliseconds: longer than anybody leaves the page open that offers it. */
const KEPT = 86_400_000;

interface Asked {
  /** Of whoever asks. */
  uid: string;
  listId: string;
}

/**
 * Where a deleted list is until it is forgotten: what is below the list stays there as long, for nobody to read. A time-to-live
 * policy on `purgeAt` takes it away (firestore.indexes.json), and with it goes what is left below the list.
 */
export function deletedListRef(db: Firestore, listId: string): DocumentReference {
  return db.doc(`deletedLists/${listId}`);
}

/**
 * Deletes a list, for its owner: nobody can open it any more.
 * @param now in milliseconds
 * @throws ApiError as `demandOwnList`
 */
export async function deleteList(
  db: Firestore,
  { uid, listId, now }: Asked & { now: number },
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const ref = listRef(db, listId);
    const list = (await demandOwnList(transaction, ref, uid, 'Only the owner of a list deletes it.')).data();
    const purgeAt = Timestamp.fromMillis(now + KEPT);
    transaction.set(deletedListRef(db, listId), { ownerId: uid, list, purgeAt });
    transaction.set(traceRef(ref), { deletedAt: Timestamp.fromMillis(now) });
    transaction.delete(ref);
  });
}

/**
 * Brings a list back that was deleted a moment ago, for its owner, with all that was in it, who edited it and its invitations. A
 * list that is there is left as it is, so that an answer that was lost can be asked for again.
 * @throws ApiError `not-found` where it is forgotten, or was never theirs
 */
export async function restoreList(db: Firestore, { uid, listId }: Asked): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const ref = listRef(db, listId);
    const deletedRef = deletedListRef(db, listId);
    const [there, deleted] = await transaction.getAll(ref, deletedRef);
    if (there?.exists && there.get('ownerId') === uid) return;
    if (there?.exists || deleted?.get('ownerId') !== uid) {
      throw new ApiError('not-found', 'There is no such list to bring back.');
    }
    transaction.create(ref, deleted?.get('list'));
    transaction.delete(deletedRef);
  });
}
