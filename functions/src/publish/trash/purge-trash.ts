import { originalPath, photoIdOf } from '@waymark/model/entities/original';
import { TRASH_DAYS } from '@waymark/model/entities/work';
import { trashedBy } from '@waymark/model/function-queries';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { PhotoStore } from '../../photos/follow-original.ts';
import { logPurged, logUnexpected } from '../../platform/log.ts';
import { pagesOf, toQuery } from '../../platform/to-query.ts';
import { workRef } from '../paths.ts';
import { withdrawHidden } from '../withdraw-work.ts';
import { ownPhotosIn, photosInUse } from './photos-in-use.ts';

/** How many works are in memory at once, each up to 1 MiB. */
const PAGE_SIZE = 20;

const DAY = 86_400_000;

/** Rules let a work be restored until then by the database's clock, which may be behind this one. */
const GRACE = 60_000;

/**
 * Deletes every work that has been in the trash for `TRASH_DAYS`, with its photos and everything else that belongs to it. A
 * failure is logged, does not stop the others, and is tried again the next time.
 *
 * @param now in milliseconds
 */
export async function purgeTrash(store: PhotoStore, now: number): Promise<void> {
  const until = now - TRASH_DAYS * DAY - GRACE;
  const trashed = toQuery(store.db, trashedBy(until, PAGE_SIZE)).select('deletedAt');
  for await (const page of pagesOf(trashed, PAGE_SIZE)) {
    const byOwner = Map.groupBy(page, ({ ref }) => ref.parent.parent?.id);
    for (const [uid, works] of byOwner) {
      if (uid === undefined) continue;
      const refs = works.map(({ ref }) => ref);
      try {
        await purge(store, uid, refs, until);
      } catch (error) {
        logUnexpected(error, { purging: refs.map(({ path }) => path).join(' ') });
      }
    }
  }
}

/**
 * Deletes the given works of a user that are in the trash at once, as `purgeTrash` does later. Other works stay.
 */
export function purgeWorks(store: PhotoStore, uid: string, workIds: readonly string[]): Promise<void> {
  const refs = workIds.map((id) => workRef(store.db, uid, id));
  return purge(store, uid, refs, Number.POSITIVE_INFINITY);
}

/**
 * Works are deleted last, so that a repeated attempt finds their remaining photos.
 * @param refs at least one
 */
async function purge(
  store: PhotoStore,
  uid: string,
  refs: readonly DocumentReference[],
  until: number,
): Promise<void> {
  const { db } = store;
  const found = await db.getAll(...refs);
  const works = found.filter((work) => {
    const deletedAt: unknown = work.get('deletedAt');
    return deletedAt instanceof Timestamp && deletedAt.toMillis() <= until;
  });
  for (const { id } of works) await withdrawHidden(db, uid, id, undefined);
  const photos = ownPhotosIn(
    uid,
    works.map((work) => work.get('content')),
  );
  const kept = await photosInUse(db, uid, photos, new Set(works.map(({ id }) => id)));
  const leaving = [...photos].filter((path) => !kept.has(path));
  for (const path of leaving) await deletePhoto(store, uid, path);
  for (const { ref } of works) await db.recursiveDelete(ref);
  logPurged(uid, works.length, leaving.length);
}

/** Deletes a photo of a user, given its path: the original and its variants. */
export async function deletePhoto(
  { originals, variants }: PhotoStore,
  uid: string,
  path: string,
): Promise<void> {
  const original = originals.file(originalPath(uid, photoIdOf(path)));
  const [files] = await variants.getFiles({ prefix: `${path}/` });
  for (const file of [original, ...files]) await file.delete({ ignoreNotFound: true });
}
