import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { photoIdOf } from '@waymark/model/entities/original';
import { allByCreator, allOwnedIn, importedWith } from '@waymark/model/function-queries';
import { creatorOfUser, listsOf, newestWorksOf } from '@waymark/model/own-queries';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { streamOf, toQuery } from '../../platform/to-query.ts';
import { storiesOfOthers } from '../../sharing/stories-of-others.ts';
import { publicRef } from '../paths.ts';

/** The paths of a user's own photos anywhere in a document, even in incomplete photos. */
export function ownPhotosIn(uid: string, data: unknown): Set<string> {
  const paths = JSON.stringify(data ?? null).matchAll(
    new RegExp(`photos/${uid}/[A-Za-z0-9]{20}(?![A-Za-z0-9])`, 'g'),
  );
  return new Set([...paths].map(([path]) => path));
}

/** What a story shows in public, which may have other photos than its work; undefined where it is not public. */
export async function publishedOf(db: Firestore, story: DocumentSnapshot): Promise<unknown> {
  const publicId: unknown = story.get('publicId');
  return typeof publicId === 'string' ? (await publicRef(db, 'post', publicId).get()).data() : undefined;
}

/**
 * Which of these photos any other document of the user shows: another work, even in the trash, or a story that the user writes for
 * another; a public document, which may be older; the profile, lists or imports. Reads all of the user's documents once, and none for
 * an empty list of photos.
 *
 * @param leaving the ids of the works to ignore
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
  for await (const { snapshot } of storiesOfOthers(db, uid)) {
    show(snapshot.get('content'));
    show(await publishedOf(db, snapshot));
  }
  // Read without a schema, since even an invalid document may show a photo.
  for (const creator of (await toQuery(db, creatorOfUser(uid)).get()).docs) {
    show(creator.data());
    for (const kind of PUBLISHED_KINDS) {
      const published = toQuery(db, allByCreator(kind, creator.id)).select('photos', 'cover', 'body');
      for await (const item of streamOf(published)) show(item.data());
    }
  }
  for await (const list of streamOf(toQuery(db, listsOf(uid)).select('cover'))) show(list.data());
  // Security rules let the owner of an item write any id of a photo there, so that the item of another user says nothing.
  const ownImports = await toQuery(db, allOwnedIn('instagramImports', uid)).select().get();
  const importIds = new Set<string | undefined>(ownImports.docs.map(({ id }) => id));
  if (importIds.size === 0) return inUse;
  for (const path of photos) {
    const items = toQuery(db, importedWith(photoIdOf(path))).select();
    for await (const { ref } of streamOf(items)) {
      if (!importIds.has(ref.parent.parent?.id)) continue;
      inUse.add(path);
      break;
    }
  }
  return inUse;
}
