import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { type Publication, publishIn } from './publish-work.ts';

export interface DueRequest {
  ref: DocumentReference;
  uid: string;
  /** In milliseconds. */
  now: number;
}

/**
 * Publishes a scheduled work whose time has come. One that cannot go out is scheduled no longer, so that it is not tried for
 * ever; its time stays in it, for its owner to see. Decided by the work as it is now, in one transaction: two at once, or
 * an owner who puts it off meanwhile, leave what one after the other would.
 *
 * @returns what went out, or why it did not; undefined where nothing was due
 * @throws what may pass: the database failed
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
      // What breaks its schema does not stay scheduled either: nothing but these fields is asked of it.
      transaction.update(ref, { state: work.get('publishedRevision') === undefined ? 'draft' : 'changed' });
      return { refused: error };
    }
  });
}

function isDue(work: DocumentSnapshot, now: number): boolean {
  const publishAt: unknown = work.get('publishAt');
  return work.get('state') === 'scheduled' && publishAt instanceof Timestamp && publishAt.toMillis() <= now;
}

/** The database's errors have codes; a fault of ours with this very work has none, and comes back every time. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) && error instanceof Error && 'code' in error;
}
