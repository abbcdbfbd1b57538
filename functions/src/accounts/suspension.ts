import { creatorOfUser } from '@waymark/model/own-queries';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { toQuery } from '../platform/to-query.ts';

/** Whether a creator may be here, and whose record says so. Read by itself, so that no other field can be in the way of it. */
export interface Standing {
  userId: string;
  suspended: boolean;
}

/** Undefined where there is no such creator. */
export async function standingOf(db: Firestore, creatorId: string): Promise<Standing | undefined> {
  const record = await db.doc(`creators/${creatorId}`).get();
  const userId: unknown = record.get('userId');
  return typeof userId === 'string' ? { userId, suspended: isSuspended(record) } : undefined;
}

export function isSuspended(record: DocumentSnapshot | undefined): boolean {
  return record?.get('status') === 'suspended';
}

/**
 * Lets nobody in who is suspended: their Firebase account is closed then, which costs less to learn than what their record says, and
 * where there is none yet, the record says it.
 * @throws ApiError `forbidden`
 */
export async function refuseSuspended(db: Firestore, auth: Auth, uid: string): Promise<void> {
  const account = await ifKnown(() => auth.getUser(uid));
  if (account?.disabled ?? (await hasSuspendedRecord(db, uid))) {
    throw new ApiError('forbidden', 'The account is suspended.');
  }
}

/** Whether somebody is a creator who is suspended. */
export async function hasSuspendedRecord(db: Firestore, uid: string): Promise<boolean> {
  const [record] = (await toQuery(db, creatorOfUser(uid)).get()).docs;
  return isSuspended(record);
}

/**
 * Closes the Firebase account of a creator who is suspended and ends its sessions, and opens it for one who is active again. To be
 * called for changes that have to do with a suspension only: an account may be closed for other reasons.
 */
export async function followSuspension(db: Firestore, auth: Auth, creatorId: string): Promise<void> {
  const standing = await standingOf(db, creatorId);
  if (standing === undefined) return;
  const { userId, suspended } = standing;
  const known = await ifKnown(async () => {
    const account = await auth.updateUser(userId, { disabled: suspended });
    if (suspended) await auth.revokeRefreshTokens(userId);
    return account;
  });
  // A custom token that they hold would make one that is open.
  if (known === undefined && suspended) await makeClosed(auth, userId);
  // What another call did meanwhile may be older than what is true now: the last one to write looks once more.
  const now = await standingOf(db, creatorId);
  if (now !== undefined && now.suspended !== suspended) await followSuspension(db, auth, creatorId);
}

/** Makes the account of somebody who has never signed in to Firebase, so that they cannot. */
async function makeClosed(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.createUser({ uid, disabled: true });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'auth/uid-already-exists';
    if (!isThere) throw error;
    // They have just signed in for the first time, or another call made it.
    await auth.updateUser(uid, { disabled: true });
    await auth.revokeRefreshTokens(uid);
  }
}

/** Somebody who has never signed in to Firebase has no account: nothing to look at, and no session. */
async function ifKnown<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await ask();
  } catch (error) {
    const unknown = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!unknown) throw error;
    return undefined;
  }
}
