import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import {
  allByCreator,
  creatorOfUser,
  importedWith,
  listsOf,
  newestWorksOf,
} from '@waymark/model/own-queries';
import type { Firestore } from 'firebase-admin/firestore';
import { streamOf, toQuery } from '../../platform/to-query.ts';

/** The paths of a user's own photos that are named anywhere in a document, also in what is no whole photo yet. */
export function ownPhotosIn(uid: string, data: unknown): Set<string> {
  const paths = JSON.stringify(data).matchAll(
    new RegExp(`photos/${uid}/[A-Za-z0-9]{20}(?![A-Za-z0-9])`, 'g'),
  );
  return new Set([...paths].map(([path]) => path));
}

/**
 * Which of these photos of a user anything else of theirs shows: another work, in the trash or not; what is public of it, which
 * may be older; their profile, lists, or what they imported. Reads everything that they wrote, once, and nothing for no photos.
 *
 * @param leaving the ids of the works that do not count
 */
export async function photosInUse(
  db: Firestore,
  uid: string,
  photos: ReadonlySet<string>,
  leaving: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const inUse = new Set<string>();
  if (photos.size === 0) return inUse;
  const show = (data: unknown) => {
    for (const path of ownPhotosIn(uid, data)) if (photos.has(path)) inUse.add(path);
  };
  for await (const work of streamOf(toQuery(db, newestWorksOf(uid)).select('content'))) {
    if (!leaving.has(work.id)) show(work.data());
  }
  // As they are, broken or not: nothing that shows a photo may be overlooked.
  for (const creator of (await toQuery(db, creatorOfUser(uid)).get()).docs) {
    show(creator.data());
    for (const kind of PUBLISHED_KINDS) {
      const published = toQuery(db, allByCreator(kind, creator.id)).select('photos', 'cover', 'body');
      for await (const item of streamOf(published)) show(item.data());
    }
  }
  for await (const list of streamOf(toQuery(db, listsOf(uid)).select('cover'))) show(list.data());
  for (const path of photos) {
    const imported = await toQuery(db, importedWith(path, 1)).select().get();
    if (!imported.empty) inUse.add(path);
  }
  return inUse;
}
