import type { Quota } from '@waymark/model/entities/quotas';
import { allOwnedIn, publicListsOf } from '@waymark/model/function-queries';
import { listsOf, newestWorksOf } from '@waymark/model/own-queries';
import type { StoredQuery } from '@waymark/model/queries';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { deleteImport } from '../instagram/end-import.ts';
import { enqueueImportJob } from '../instagram/import-task.ts';
import { deletionRecordRef } from '../lists/own-list.ts';
import { isNotFound } from '../platform/error-code.ts';
import { streamOf, toQuery } from '../platform/to-query.ts';

/** What rules let a user add by a count that follows. Photos are counted when each of them comes. */
export type RacedQuota = Exclude<Quota, 'photos' | 'photoBytes'>;

interface Excess {
  /** What is counted. */
  counted: (uid: string) => StoredQuery[];
  /** Takes one of it away. It may be called again for the same document. */
  takeAway: (db: Firestore, uid: string, ref: DocumentReference) => Promise<unknown>;
}

export const RACED: Readonly<Record<RacedQuota, Excess>> = {
  works: {
    counted: (uid) => [newestWorksOf(uid)],
    // A trigger deletes the public document, where there is one.
    takeAway: (_db, _uid, ref) => ref.delete(),
  },
  lists: {
    counted: (uid) => [listsOf(uid), allOwnedIn('deletedLists', uid)],
    // A trigger deletes what is below it.
    takeAway: (db, _uid, ref) =>
      db
        .batch()
        .set(deletionRecordRef(db.doc(`lists/${ref.id}`)), { deletedAt: Timestamp.now() })
        .delete(ref)
        .commit(),
  },
  publicLists: {
    counted: (uid) => [publicListsOf(uid)],
    takeAway: (_db, _uid, ref) =>
      ref.update({ visibility: 'unlisted' }).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      }),
  },
  projects: {
    counted: (uid) => [allOwnedIn('projects', uid)],
    takeAway: (_db, _uid, ref) => ref.delete(),
  },
  imports: {
    counted: (uid) => [allOwnedIn('instagramImports', uid)],
    async takeAway(db, uid, { id }) {
      await enqueueImportJob({ uid, importId: id, work: 'delete' });
      await deleteImport(db, { uid, importId: id, now: Date.now() });
    },
  },
};

/** How many are taken away at once. */
const AT_ONCE = 50;

/** What is older was not added by a burst: counts follow in seconds. In milliseconds. */
const BURST_AGE = 86_400_000;

interface Kept {
  uid: string;
  quota: RacedQuota;
  /** How many are kept. */
  kept: number;
  /** In milliseconds. */
  now: number;
}

/**
 * Takes away the newest of what a user has beyond a number, and nothing that is older than a day. All of it is read first and then the
 * newest chosen, so that two calls at once choose the same.
 */
export async function removeExcess(
  db: Firestore,
  { uid, quota, kept, now }: Kept,
): Promise<{ left: number; removed: number }> {
  const { counted, takeAway } = RACED[quota];
  const found: { ref: DocumentReference; createTime: Timestamp }[] = [];
  for (const query of counted(uid)) {
    for await (const { ref, createTime } of streamOf(toQuery(db, query).select())) {
      found.push({ ref, createTime });
    }
  }
  found.sort((a, b) => a.createTime.valueOf().localeCompare(b.createTime.valueOf()));
  const beyond = found.slice(kept).filter(({ createTime }) => createTime.toMillis() > now - BURST_AGE);
  for (let start = 0; start < beyond.length; start += AT_ONCE) {
    await Promise.all(beyond.slice(start, start + AT_ONCE).map(({ ref }) => takeAway(db, uid, ref)));
  }
  return { left: found.length - beyond.length, removed: beyond.length };
}
