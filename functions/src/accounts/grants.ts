import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../platform/error-code.ts';

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

function refOf(db: Firestore, creatorId: string) {
  return db.doc(`grants/${creatorId}`);
}
