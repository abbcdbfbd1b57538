import { type Firestore, Timestamp } from 'firebase-admin/firestore';

/** How long joining may be asked again, in milliseconds: until their tokens say what they were given. */
const ASKED_AGAIN = 10 * 60_000;

/**
 * Whether whoever joins is to be given the permission that goes with it: they are once, in `grants/{creatorId}`. It may be taken
 * away from them later, and is not to be had back by joining again.
 */
export async function isToBeGranted(db: Firestore, creatorId: string, now: number): Promise<boolean> {
  const grantedAt: unknown = (await refOf(db, creatorId).get()).get('grantedAt');
  return !(grantedAt instanceof Timestamp) || now - grantedAt.toMillis() < ASKED_AGAIN;
}

/** Says that they were given it; the first time counts. */
export async function noteGrant(db: Firestore, creatorId: string, now: number): Promise<void> {
  try {
    await refOf(db, creatorId).create({ grantedAt: Timestamp.fromMillis(now) });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
}

/** What Firestore calls creating a document that is there. */
const ALREADY_EXISTS = 6;

/** Whether a document was not created because there is one. */
export function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS;
}

function refOf(db: Firestore, creatorId: string) {
  return db.doc(`grants/${creatorId}`);
}
