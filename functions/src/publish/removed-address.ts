import { COLLECTION_OF, type Kind } from '@waymark/model/entities/kinds';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { hasSuspendedRecord } from '../accounts/suspension.ts';

/** How long an address is said to be gone for good, in milliseconds: until search engines have forgotten it. */
const RETENTION = 365 * 86_400_000;

/**
 * `removed/{collection}/addresses/{id}` says that the owner of an item took it away from its address, and nothing else of it. A
 * time-to-live policy on `purgeAt` deletes the document (firestore.indexes.json). The path is so deep that no trigger reads it.
 */
function removedRef(db: Firestore, kind: Kind, id: string): DocumentReference {
  return db.doc(`removed/${COLLECTION_OF[kind]}/addresses/${id}`);
}

/** Whether an item existed, and its owner withdrew it. */
export async function isRemoved(db: Firestore, kind: Kind, id: string): Promise<boolean> {
  return (await removedRef(db, kind, id).get()).exists;
}

/**
 * After a write to an item: records that its owner deleted it while others could open it, or that it is there again. What is
 * private looks as if it had never been there, and what a suspension hides was not taken away by its owner. Reads the item again,
 * because events come late, twice and out of order.
 */
export async function followRemoval(
  db: Firestore,
  kind: Kind,
  {
    id,
    before,
    after,
  }: { id: string; before: DocumentSnapshot | undefined; after: DocumentSnapshot | undefined },
): Promise<void> {
  const isDeleted = after?.exists !== true;
  // The first publication of an item needs no look at the past.
  if (isDeleted ? !isOpen(before) : before?.exists === true || after.get('version') === 1) return;
  const ownerId: unknown = before?.get('ownerId');
  if (isDeleted && (typeof ownerId !== 'string' || (await hasSuspendedRecord(db, ownerId)))) return;
  const removed = removedRef(db, kind, id);
  await db.runTransaction(async (transaction) => {
    const item = await transaction.get(db.doc(`${COLLECTION_OF[kind]}/${id}`));
    if (item.exists) transaction.delete(removed);
    else if (isDeleted) transaction.set(removed, { purgeAt: Timestamp.fromMillis(Date.now() + RETENTION) });
  });
}

/** Whether any visitor with its address can open the item. */
function isOpen(item: DocumentSnapshot | undefined): boolean {
  return item?.exists === true && item.get('visibility') !== 'private';
}
