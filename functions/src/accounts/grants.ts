import { type Firestore, Timestamp } from 'firebase-admin/firestore';

/** How long joining may be repeated, in milliseconds: until new tokens contain the granted permission. */
const REPEATABLE_FOR = 10 * 60_000;

/**
 * Whether to grant the permission of creators: once for each creator, recorded in `grants/{creatorId}`. The permission may be
 * withdrawn later, and joining again must not restore it.
 */
export async function needsGrant(db: Firestore, creatorId: string, now: number): Promise<boolean> {
  const grantedAt: unknown = (await refOf(db, creatorId).get()).get('grantedAt');
  return !(grantedAt instanceof Timestamp) || now - grantedAt.toMillis() < REPEATABLE_FOR;
}

/** Records that the permission was granted; the first time counts. */
export async function recordGrant(db: Firestore, creatorId: string, now: number): Promise<void> {
  try {
    await refOf(db, creatorId).create({ grantedAt: Timestamp.fromMillis(now) });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}

/** Firestore's code for creating a document that exists. */
const ALREADY_EXISTS = 6;

/** Whether a document was not created because it exists. */
export function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS;
}

function refOf(db: Firestore, creatorId: string) {
  return db.doc(`grants/${creatorId}`);
}
