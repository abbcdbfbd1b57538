import { MAX_HANDLES } from '@waymark/model/entities/profile';
import { handlesOf } from '@waymark/model/queries';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { toQuery } from '../platform/to-query.ts';

const COLLECTION = 'handles';

interface Owner {
  creatorId: string;
  userId: string;
}

/**
 * Makes sure, in a transaction, that a creator may take a handle: `handles/{handle}` says whose each is, also of those of before,
 * which stay theirs. To be called before the first write of the transaction.
 * @returns what writes it, once everything is read
 * @throws ApiError `handle-taken`, or `invalid` where they have had too many
 */
export async function reserveHandle(
  db: Firestore,
  transaction: Transaction,
  handle: string,
  { creatorId, userId }: Owner,
): Promise<(now: number) => void> {
  const ref = db.doc(`${COLLECTION}/${handle}`);
  const taken = await transaction.get(ref);
  if (taken.exists) {
    if (taken.get('creatorId') === creatorId) return () => {};
    throw new ApiError('handle-taken', 'Somebody else has this handle.');
  }
  const theirs = await transaction.get(toQuery(db, handlesOf(creatorId, MAX_HANDLES)));
  if (theirs.size === MAX_HANDLES) {
    const problem = { field: 'handle', code: 'too-many', limit: MAX_HANDLES } as const;
    throw new ApiError('invalid', 'There were too many handles already.', [problem]);
  }
  return (now) => {
    transaction.create(ref, { creatorId, userId, createdAt: Timestamp.fromMillis(now) });
  };
}

/** The creator to whom an address with a handle leads, also one of before; undefined where nobody has had it. */
export async function creatorIdOfHandle(db: Firestore, handle: string): Promise<string | undefined> {
  const creatorId: unknown = (await db.doc(`${COLLECTION}/${handle}`).get()).get('creatorId');
  return typeof creatorId === 'string' ? creatorId : undefined;
}
