import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';

/** How long joining may be repeated, in milliseconds: until new tokens contain the granted permission. */
const REPEATABLE_FOR = 10 * 60_000;

/**
 * Whether to grant the permission of creators: once for each creator, noted in `grants/{creatorId}`. The permission may be
 * withdrawn later, and joining again must not restore it. A record without a note was made in another way, or long ago, and its
 * creator had the permission then.
 */
export async function needsGrant(db: Firestore, creatorId: string, now: number): Promise<boolean> {
  const note = await refOf(db, creatorId).get();
  if (!note.exists) return false;
  const grantedAt: unknown = note.get('grantedAt');
  return !(grantedAt instanceof Timestamp) || now - grantedAt.toMillis() < REPEATABLE_FOR;
}

/** Notes in a batch that a new creator is to be granted the permission; an earlier grant stays noted. */
export function noteJoining(db: Firestore, batch: WriteBatch, creatorId: string, now: number): void {
  batch.set(refOf(db, creatorId), { joinedAt: Timestamp.fromMillis(now) }, { merge: true });
}

/** Notes that a creator has the permission; the first time counts. */
export async function recordGrant(db: Firestore, creatorId: string, now: number): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const note = await transaction.get(refOf(db, creatorId));
    if (note.get('grantedAt') instanceof Timestamp) return;
    transaction.set(note.ref, { grantedAt: Timestamp.fromMillis(now) }, { merge: true });
  });
}

function refOf(db: Firestore, creatorId: string) {
  return db.doc(`grants/${creatorId}`);
}
