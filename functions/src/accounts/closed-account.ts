import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';

/**
 * `closedAccounts/{uid}`: a suspended user, or one whose account is being deleted. A Firebase ID token from before is valid for up
 * to an hour, so that security rules and tasks ask here.
 */
function refOf(db: Firestore, uid: string): DocumentReference {
  return db.doc(`closedAccounts/${uid}`);
}

/** When a user was suspended or their account closed, in milliseconds; undefined for all other users. */
export async function closedSince(db: Firestore, uid: string): Promise<number | undefined> {
  const since: unknown = (await refOf(db, uid).get()).get('since');
  return since instanceof Timestamp ? since.toMillis() : undefined;
}

/** Notes that the account of a user is closed, or not; the first time counts. @param now in milliseconds */
export async function noteClosed(db: Firestore, uid: string, isClosed: boolean, now: number): Promise<void> {
  if (!isClosed) await refOf(db, uid).delete();
  else if ((await closedSince(db, uid)) === undefined) {
    await refOf(db, uid).set({ since: Timestamp.fromMillis(now) });
  }
}
