import { statusAfter } from '@waymark/model/entities/import-status';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { requireOwnImport } from './claim-items.ts';
import { deletionRecordRef, importRef } from './paths.ts';

interface OwnImport {
  uid: string;
  importId: string;
}

/**
 * Marks an ended import as undone; a task then removes what was not changed since. Repeating it changes nothing.
 * @throws ApiError `not-found`, `conflict` where it has not ended
 */
export function markUndone(db: Firestore, { uid, importId }: OwnImport): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const ref = importRef(db, importId);
    const { status } = requireOwnImport(await transaction.get(ref), uid);
    if (status === 'undone') return;
    const next = statusAfter(status, 'undo');
    if (next === undefined) throw new ApiError('conflict', 'Only an import that has ended can be undone.');
    transaction.update(ref, { status: next });
  });
}

/**
 * Deletes an import of a user, whatever its status. Its items stay until `removeItems`. Its address stays taken. Where it is gone already,
 * nothing changes.
 */
export function deleteImport(
  db: Firestore,
  { uid, importId, now }: OwnImport & { now: number },
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const ref = importRef(db, importId);
    const run = await transaction.get(ref);
    if (run.get('ownerId') !== uid) return;
    transaction.set(deletionRecordRef(ref), { deletedAt: Timestamp.fromMillis(now) });
    transaction.delete(ref);
  });
}
