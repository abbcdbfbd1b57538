import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { moveEditors } from '../publish/derived/move-editors.ts';
import { refreshList, SHOWN } from '../publish/refresh-list.ts';
import { requireOwn } from '../sharing/shared-document.ts';
import { deletionRecordRef, listRef, type OwnListRequest } from './own-list.ts';

/** How long a deleted list can be restored, in milliseconds: longer than a page with the offer stays open. */
const RETENTION = 86_400_000;

/**
 * Where a deleted list is stored until it is purged. Its subcollections stay in place, and no client can read them. A
 * time-to-live policy on `purgeAt` deletes the document (firestore.indexes.json), and a trigger then deletes the
 * subcollections.
 */
export function deletedListRef(db: Firestore, listId: string): DocumentReference {
  return db.doc(`deletedLists/${listId}`);
}

/**
 * Deletes a list for its owner. No one can open it any longer.
 * @param now in milliseconds
 * @throws ApiError as `requireOwn`
 */
export async function deleteList(
  db: Firestore,
  { uid, listId, now }: OwnListRequest & { now: number },
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const ref = listRef(db, listId);
    const own = { uid, shared: { kind: 'list', id: listId } } as const;
    const list = (await requireOwn(transaction, db, own, 'Only the owner of a list deletes it.')).data();
    const purgeAt = Timestamp.fromMillis(now + RETENTION);
    transaction.set(deletedListRef(db, listId), { ownerId: uid, list, purgeAt });
    transaction.set(deletionRecordRef(ref), { deletedAt: Timestamp.fromMillis(now) });
    transaction.delete(ref);
  });
}

/**
 * Restores a recently deleted list for its owner, with its items, editors and invitations. An existing list stays unchanged, so
 * that a request with a lost answer can be repeated. Derived data that changed while the list was deleted is derived again.
 * @throws ApiError `not-found` where it is purged or belongs to another user
 */
export async function restoreList(db: Firestore, { uid, listId }: OwnListRequest): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const ref = listRef(db, listId);
    const deletedRef = deletedListRef(db, listId);
    const [existing, deleted] = await transaction.getAll(ref, deletedRef);
    if (existing?.exists && existing.get('ownerId') === uid) return;
    if (existing?.exists || deleted === undefined || deleted.get('ownerId') !== uid) {
      throw new ApiError('not-found', 'There is no such deleted list.');
    }
    // Items may have been withdrawn since: what shows of them is derived again, and never shown as it was.
    const list = Object.entries(deleted.get('list')).filter(
      ([name]) => !SHOWN.some((shown) => shown === name),
    );
    transaction.create(ref, Object.fromEntries(list));
    transaction.delete(deletedRef);
  });
  await moveEditors(db, listId);
  await refreshList(db, listId);
}
