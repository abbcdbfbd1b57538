import { MAX_HANDLES } from '@waymark/model/entities/profile';
import { handlesOf } from '@waymark/model/function-queries';
import { type Firestore, Timestamp, type Transaction, type WriteBatch } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { toQuery } from '../platform/to-query.ts';

const COLLECTION = 'handles';

interface Owner {
  creatorId: string;
  userId: string;
}

/**
 * Checks in a transaction that a creator may take a handle. `handles/{handle}` names the owner of each, including old handles,
 * which stay with their owner. Call it before the first write of the transaction.
 * @returns a function that writes it after all reads
 * @throws ApiError `handle-taken`, or `invalid` after too many handles
 */
export async function reserveHandle(
  db: Firestore,
  transaction: Transaction,
  handle: string,
  owner: Owner,
): Promise<(now: number) => void> {
  const taken = await transaction.get(refOf(db, handle));
  if (taken.exists) {
    requireOwner(taken.get('creatorId'), owner);
    return () => {};
  }
  const theirs = await transaction.get(toQuery(db, handlesOf(owner.creatorId, MAX_HANDLES)));
  if (theirs.size === MAX_HANDLES) {
    const problem = { field: 'handle', code: 'too-many', limit: MAX_HANDLES } as const;
    throw new ApiError('invalid', 'The creator has reached the maximum number of handles.', [problem]);
  }
  return (now) => takeHandle(db, transaction, handle, { ...owner, now });
}

/** Writes the owner of a handle, which fails where it has one. */
export function takeHandle(
  db: Firestore,
  writer: Pick<Transaction | WriteBatch, 'create'>,
  handle: string,
  { creatorId, userId, now }: Owner & { now: number },
): void {
  writer.create(refOf(db, handle), { creatorId, userId, createdAt: Timestamp.fromMillis(now) });
}

/**
 * Checks that a creator owns a handle.
 * @throws ApiError `handle-taken`
 */
export function requireOwner(ownerId: unknown, { creatorId }: Owner): void {
  if (ownerId !== creatorId) throw new ApiError('handle-taken', 'Another creator has this handle.');
}

/** The creator with a current or old handle; undefined for an unused one. */
export async function creatorIdOfHandle(db: Firestore, handle: string): Promise<string | undefined> {
  const creatorId: unknown = (await refOf(db, handle).get()).get('creatorId');
  return typeof creatorId === 'string' ? creatorId : undefined;
}

function refOf(db: Firestore, handle: string) {
  return db.doc(`${COLLECTION}/${handle}`);
}
