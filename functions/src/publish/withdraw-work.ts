import { type Work, work as workSchema } from '@waymark/model/entities/work';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { readEntity } from '../platform/stored.ts';
import { publicRef, workRef } from './paths.ts';

/**
 * Takes a work's public document away and makes the work a draft again; nothing changes where it was not public.
 * @throws ApiError `not-found`
 */
export function unpublishWork(db: Firestore, uid: string, workId: string): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const ref = workRef(db, uid, workId);
    const work = readEntity(await transaction.get(ref), workSchema);
    if (work === undefined) throw new ApiError('not-found', 'There is no such work.');
    if (work.publicId === undefined) return;
    transaction.delete(publicRef(db, work.kind, work.publicId));
    if (isShown(work)) transaction.update(ref, { state: 'draft' });
  });
}

/** What a work says of itself when it is to be seen by the public. */
function isShown(work: Work): boolean {
  return work.state === 'published' || work.state === 'changed';
}

/**
 * After a work was written: takes its public document away if the work was archived, moved to the trash or purged. Reads
 * the work anew, because events come late, twice and out of order.
 */
export async function withdrawHidden(
  db: Firestore,
  uid: string,
  workId: string,
  last: Work | undefined,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const now = readEntity(await transaction.get(workRef(db, uid, workId)), workSchema);
    const { kind, publicId } = now ?? last ?? {};
    const hidden = now === undefined || now.deletedAt !== undefined || now.state === 'archived';
    if (hidden && kind !== undefined && publicId !== undefined)
      transaction.delete(publicRef(db, kind, publicId));
  });
}
