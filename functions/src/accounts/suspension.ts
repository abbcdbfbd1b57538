import { creatorOfUser } from '@waymark/model/own-queries';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { hasCode, ifKnown } from '../platform/firebase-users.ts';
import { toQuery } from '../platform/to-query.ts';
import { noteClosed } from './closed-account.ts';

/** The status and the owner of a creator's record. Read separately, so that no other invalid field can hide them. */
export interface Suspension {
  userId: string;
  suspended: boolean;
}

/** Undefined where there is no such creator. */
export async function suspensionOf(db: Firestore, creatorId: string): Promise<Suspension | undefined> {
  const record = await db.doc(`creators/${creatorId}`).get();
  const userId: unknown = record.get('userId');
  return typeof userId === 'string' ? { userId, suspended: isSuspended(record) } : undefined;
}

export function isSuspended(record: DocumentSnapshot | undefined): boolean {
  return record?.get('status') === 'suspended';
}

/**
 * Refuses a suspended creator, and a user whose account is being deleted. Their Firebase account is disabled, which is cheaper to
 * look up than their record. Without an account the record decides. A token from before its user signed out everywhere is refused
 * too.
 *
 * @param issuedAt when the user's token was issued, in seconds since 1970
 * @throws ApiError `forbidden`, or `login_required`
 */
export async function refuseSuspended(
  db: Firestore,
  auth: Auth,
  uid: string,
  issuedAt: number,
): Promise<void> {
  const account = await ifKnown(() => auth.getUser(uid));
  if (account?.disabled ?? (await hasSuspendedRecord(db, uid))) {
    throw new ApiError('forbidden', 'The account is suspended.');
  }
  if (account !== undefined && issuedAt < signedOutAt(account)) {
    throw new ApiError('login_required', 'The user has signed out everywhere.');
  }
}

/** When a user last signed out everywhere, in seconds since 1970; 0 for never. */
function signedOutAt({ tokensValidAfterTime = '', metadata }: UserRecord): number {
  const [validAfter, createdAt] = [tokensValidAfterTime, metadata.creationTime].map(
    (time) => Date.parse(time) / 1_000,
  );
  // Firebase sets the time of a new account to that of its creation, to the second.
  const isOfCreation = validAfter === undefined || createdAt === undefined || !(validAfter > createdAt + 1);
  return isOfCreation ? 0 : validAfter;
}

/** Whether a user is a suspended creator. */
export async function hasSuspendedRecord(db: Firestore, uid: string): Promise<boolean> {
  const [record] = (await toQuery(db, creatorOfUser(uid)).get()).docs;
  return isSuspended(record);
}

/**
 * Disables the Firebase account of a suspended creator and ends its sessions, or enables that of one who is active again, and
 * notes it for security rules. Call it only for changes of the suspension: an account may be disabled for other reasons.
 */
export async function followSuspension(db: Firestore, auth: Auth, creatorId: string): Promise<void> {
  const suspension = await suspensionOf(db, creatorId);
  if (suspension === undefined) return;
  const { userId, suspended } = suspension;
  await noteClosed(db, userId, suspended, Date.now());
  if (suspended) await closeAccount(auth, userId);
  else await ifKnown(() => auth.updateUser(userId, { disabled: false }));
  // A concurrent call may have written an older status, so the last to write checks again.
  const now = await suspensionOf(db, creatorId);
  if (now !== undefined && now.suspended !== suspended) await followSuspension(db, auth, creatorId);
}

/**
 * Disables a Firebase account and ends its sessions. A user who has never signed in to Firebase gets a disabled account: a custom
 * token that was issued before would create an enabled one.
 */
export async function closeAccount(auth: Auth, uid: string): Promise<void> {
  const known = await ifKnown(async () => {
    await auth.updateUser(uid, { disabled: true });
    await auth.revokeRefreshTokens(uid);
    return true;
  });
  if (known !== undefined) return;
  try {
    await auth.createUser({ uid, disabled: true });
  } catch (error) {
    if (!hasCode(error, 'auth/uid-already-exists')) throw error;
    // The user has just signed in for the first time, or another call created the account.
    await closeAccount(auth, uid);
  }
}
