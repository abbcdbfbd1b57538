import type { InstagramImport } from '@waymark/model/entities/instagram-import';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { requireOwnImport } from './claim-items.ts';
import { importRef } from './paths.ts';

interface NewProblems {
  uid: string;
  importId: string;
  problems: InstagramImport['problems'];
}

/**
 * Replaces the problems of an import from an archive, which a browser reads. Security rules cannot look into each problem of a list, so
 * that a client could store anything there.
 * @throws ApiError `not-found` where there is no such import of the user, `conflict` where functions read its source
 */
export function setProblems(db: Firestore, { uid, importId, problems }: NewProblems): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const ref = importRef(db, importId);
    const { source } = requireOwnImport(await transaction.get(ref), uid);
    if (source !== 'archive') throw new ApiError('conflict', 'The import is not from an archive.');
    transaction.update(ref, { problems });
  });
}
