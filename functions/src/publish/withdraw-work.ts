import { type Work, work as workSchema } from '@waymark/model/entities/work';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { logWithdrawn } from '../platform/log.ts';
import { readEntity } from '../platform/stored.ts';
import { publicRef, workRef } from './paths.ts';

/**
 * Deletes a work's public document and makes the work a draft again. A work that is not public stays unchanged.
 * @throws ApiError `not-found`
 */
export async function unpublishWork(db: Firestore, uid: string, workId: string): Promise<void> {
  const withdrawn = await db.runTransaction(async (transaction) => {
    const ref = workRef(db, uid, workId);
    const work = readEntity(await transaction.get(ref), workSchema);
    if (work === undefined) throw new ApiError('not-found', 'There is no such work.');
    return withdraw(transaction, db, ref, work);
  });
  if (withdrawn !== undefined) logWithdrawn(withdrawn);
}

/**
 * After a write to a work: deletes its public document if the work was archived, trashed or purged, or is a draft again
 * afterwards, and records that in a work that may be restored. Reads the work again, because events come late, twice and out of
 * order.
 */
export async function withdrawHidden(
  db: Firestore,
  uid: string,
  workId: string,
  last: Work | undefined,
): Promise<void> {
  const withdrawn = await db.runTransaction(async (transaction) => {
    const ref = workRef(db, uid, workId);
    const snapshot = await transaction.get(ref);
    if (!snapshot.exists) return last && withdraw(transaction, db, undefined, last);
    const work = readEntity(snapshot, workSchema);
    const hidden = work?.deletedAt !== undefined || work?.state === 'archived' || work?.state === 'draft';
    if (work?.publicId === undefined || !hidden) return undefined;
    const isPublic = (await transaction.get(publicRef(db, work.kind, work.publicId))).exists;
    return isPublic || work.state !== 'draft' ? withdraw(transaction, db, ref, work) : undefined;
  });
  if (withdrawn !== undefined) logWithdrawn(withdrawn);
}

/**
 * @param ref the work, if it still exists
 * @returns the path of the public document, if there may have been one
 */
function withdraw(
  transaction: Transaction,
  db: Firestore,
  ref: DocumentReference | undefined,
  { kind, state, publicId, publishedRevision }: Work,
): string | undefined {
  if (publicId === undefined) return undefined;
  const document = publicRef(db, kind, publicId);
  transaction.delete(document);
  const saysPublished = state === 'published' || state === 'changed';
  if (ref !== undefined && (saysPublished || publishedRevision !== undefined)) {
    transaction.update(ref, {
      ...(saysPublished && { state: 'draft' }),
      publishedRevision: FieldValue.delete(),
    });
  }
  return document.path;
}
