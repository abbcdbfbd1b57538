import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import type { Firestore } from 'firebase-admin/firestore';
import { firestorePathQueue } from '../../platform/firestore-path-queue.ts';
import { savesOf } from './saves.ts';

/** The items that lists have gained or lost since their saves were counted. It lies deep enough not to be mistaken for content. */
const QUEUE = 'publishing/saves/pending';

/** How many items are counted at once. */
const PAGE_SIZE = 20;

/** Has the saves of items counted again by `refreshSaves`. The document of a list has no such count. */
export async function markSaved(db: Firestore, paths: readonly string[]): Promise<void> {
  const counted = paths.filter((path) => !path.startsWith(`${COLLECTION_OF.list}/`));
  await firestorePathQueue(db, QUEUE).add(counted);
}

/**
 * Counts the saves of every item that waits. An item that could not be counted waits on, and the others are counted.
 *
 * @param until stops before the next items at this instant, in milliseconds
 * @returns whether none waits any more
 */
export async function refreshSaves(db: Firestore, until: number): Promise<boolean> {
  const queue = firestorePathQueue(db, QUEUE);
  while (Date.now() < until) {
    const taken = await queue.take(PAGE_SIZE);
    if (taken.length === 0) return true;
    const done = await Promise.allSettled(taken.map(({ path }) => refreshOne(db, path)));
    const failed = done.find((one) => one.status === 'rejected');
    // Another task had these at the same time, and may have counted earlier and written later.
    const overtaken = await queue.settle(taken.filter((_, index) => done[index]?.status === 'fulfilled'));
    await queue.add(overtaken);
    if (failed !== undefined) throw failed.reason;
  }
  return false;
}

async function refreshOne(db: Firestore, path: string): Promise<void> {
  const ref = db.doc(path);
  const saves = await savesOf(db, ref.id);
  await db.runTransaction(async (transaction) => {
    const item = await transaction.get(ref);
    if (item.exists && item.get('saves') !== saves) transaction.update(ref, { saves });
  });
}
