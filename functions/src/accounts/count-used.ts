import {
  mostKept,
  type Quota,
  type Quotas,
  quotas,
  quotasPath,
  shareOf,
} from '@waymark/model/entities/quotas';
import { photosOf } from '@waymark/model/function-queries';
import { keysOf } from '@waymark/model/keys-of';
import { AggregateField, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { deletionRef } from '../personal-data/deletion.ts';
import { logBeyondQuota } from '../platform/log.ts';
import { toQuery } from '../platform/to-query.ts';
import { RACED, type RacedQuota, removeExcess } from './remove-excess.ts';

/**
 * Counts what a user has, for the security rules and for the user, and takes away what a burst added beyond it. One that has nothing, as
 * after a deletion, has no counts. An account that is being deleted is not counted: its counts would come back meanwhile.
 */
export async function refreshUsed(db: Firestore, uid: string): Promise<void> {
  const ref = db.doc(quotasPath(uid));
  const before = quotas.safeParse((await ref.get()).data()).data;
  const used = await usedBy(db, uid);
  for (const quota of keysOf(RACED)) {
    const kept = mostOf(quota, before);
    if (used[quota] <= kept) continue;
    const { left, removed } = await removeExcess(db, { uid, quota, kept, now: Date.now() });
    if (removed > 0) logBeyondQuota(uid, quota, removed);
    used[quota] = left;
  }
  const hasSome = Object.values(used).some((amount) => amount > 0);
  await db.runTransaction(async (transaction) => {
    const [found, deletion] = await transaction.getAll(ref, deletionRef(db, uid));
    if (hasSome) {
      if (deletion?.get('closedAt') === undefined) transaction.set(ref, { used }, { mergeFields: ['used'] });
    } else if (found?.get('raised') !== undefined) transaction.update(ref, { used: FieldValue.delete() });
    else if (found?.exists) transaction.delete(ref);
  });
}

/**
 * How much a user keeps. Who had more at the last count keeps that, because their quota was lowered since they added it. What has never
 * been counted is kept, because it may be older than its quota.
 */
function mostOf(quota: RacedQuota, before: Quotas | undefined): number {
  const { most } = shareOf(quota, before);
  const had = before?.used === undefined ? 0 : (before.used[quota] ?? Number.POSITIVE_INFINITY);
  return Math.max(mostKept(most), had);
}

async function usedBy(db: Firestore, uid: string): Promise<Record<Quota, number>> {
  const [works, lists, publicLists, projects, imports, photos] = await Promise.all([
    countOf(db, uid, 'works'),
    countOf(db, uid, 'lists'),
    countOf(db, uid, 'publicLists'),
    countOf(db, uid, 'projects'),
    countOf(db, uid, 'imports'),
    usedByPhotos(db, uid),
  ]);
  return { works, lists, publicLists, projects, imports, ...photos };
}

async function countOf(db: Firestore, uid: string, quota: RacedQuota): Promise<number> {
  const queries = RACED[quota].counted(uid);
  const counts = await Promise.all(queries.map((query) => toQuery(db, query).count().get()));
  return counts.reduce((sum, count) => sum + count.data().count, 0);
}

/** What the photos of a user take now. */
export async function usedByPhotos(
  db: Firestore,
  uid: string,
): Promise<Record<'photos' | 'photoBytes', number>> {
  const found = await toQuery(db, photosOf(uid))
    .aggregate({ photos: AggregateField.count(), photoBytes: AggregateField.sum('bytes') })
    .get();
  return found.data();
}

/** The quotas that were raised for a user. */
export async function raisedFor(db: Firestore, uid: string): Promise<Quotas['raised']> {
  return quotas.safeParse((await db.doc(quotasPath(uid)).get()).data()).data?.raised;
}
