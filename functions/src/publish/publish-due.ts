import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { codeOf } from '../platform/error-code.ts';
import { ApiError } from '../platform/errors.ts';
import { type Publication, publishIn } from './publish-work.ts';

export interface DueRequest {
  ref: DocumentReference;
  uid: string;
  /** In milliseconds. */
  now: number;
}

/**
 * Publishes a due scheduled work. A work that cannot be published is no longer scheduled, so that it is not tried forever; it
 * keeps its time for the owner to see. One transaction decides by the current work, so concurrent calls or a rescheduling owner
 * leave a consistent result.
 *
 * @returns the published work or the reason of the failure; undefined where nothing was due
 * @throws temporary errors of the database
 */
export function publishDue(
  db: Firestore,
  { ref, uid, now }: DueRequest,
): Promise<{ published: Publication } | { refused: unknown } | undefined> {
  return db.runTransaction(async (transaction) => {
    const work = await transaction.get(ref);
    if (!isDue(work, now)) return undefined;
    try {
      return { published: await publishIn(transaction, db, { uid, workId: ref.id, now }) };
    } catch (error) {
      if (mayPass(error)) throw error;
      // A work that breaks its schema does not stay scheduled either, so only these fields are read.
      transaction.update(ref, { state: work.get('publishedRevision') === undefined ? 'draft' : 'changed' });
      return { refused: error };
    }
  });
}

function isDue(work: DocumentSnapshot, now: number): boolean {
  const publishAt: unknown = work.get('publishAt');
  return work.get('state') === 'scheduled' && publishAt instanceof Timestamp && publishAt.toMillis() <= now;
}

/** Errors of the database have codes. An error of our code with this work has none, and would repeat every time. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) && codeOf(error) !== undefined;
}
