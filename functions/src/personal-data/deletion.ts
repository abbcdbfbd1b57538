import {
  type AccountDeletion,
  accountDeletion,
  DELETION_DELAY,
} from '@waymark/model/entities/account-deletion';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { readEntity, stored } from '../platform/stored.ts';
import { rememberedRef } from './person.ts';

export function deletionRef(db: Firestore, uid: string): DocumentReference {
  return db.doc(`deletions/${uid}`);
}

interface DeletionRequest {
  uid: string;
  /** The subject at the identity provider; undefined for an account that it does not know. */
  subject: string | undefined;
  /** In milliseconds. */
  now: number;
}

/**
 * Requests the deletion of an account after `DELETION_DELAY`. An earlier request stays as it is, so that repeating it does not
 * delay the deletion.
 */
export function requestDeletion(
  db: Firestore,
  { uid, subject, now }: DeletionRequest,
): Promise<{ deletion: AccountDeletion; isNew: boolean }> {
  return db.runTransaction(async (transaction) => {
    const ref = deletionRef(db, uid);
    const before = readEntity(await transaction.get(ref), accountDeletion, 'uid');
    if (before !== undefined) return { deletion: before, isNew: false };
    const deletion: AccountDeletion = {
      uid,
      state: 'waiting',
      requestedAt: now,
      dueAt: now + DELETION_DELAY,
    };
    transaction.set(ref, stored.encode(deletion, 'uid'));
    if (subject !== undefined) transaction.set(rememberedRef(db, uid), { subject });
    return { deletion, isNew: true };
  });
}

/**
 * Cancels a deletion that has not begun. Without one nothing changes.
 * @throws ApiError `deletion-begun`
 */
export async function cancelDeletion(db: Firestore, uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const ref = deletionRef(db, uid);
    const deletion = readEntity(await transaction.get(ref), accountDeletion, 'uid');
    if (deletion === undefined) return;
    if (deletion.state !== 'waiting') throw new ApiError('deletion-begun', 'The deletion has begun.');
    transaction.delete(ref);
    transaction.delete(rememberedRef(db, uid));
  });
}

/** Has a deletion begin now, requested or not. */
export async function hasten(db: Firestore, { uid, subject, now }: DeletionRequest): Promise<void> {
  await requestDeletion(db, { uid, subject, now });
  await db.runTransaction(async (transaction) => {
    const ref = deletionRef(db, uid);
    const deletion = readEntity(await transaction.get(ref), accountDeletion, 'uid');
    if (deletion?.state === 'waiting') transaction.update(ref, stored.encode({ dueAt: now }));
  });
}
