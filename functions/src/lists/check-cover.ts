import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { listItem, MAX_LIST_ITEMS } from '@waymark/model/entities/list';
import { photoPath } from '@waymark/model/entities/photo-schema';
import { itemsOfList } from '@waymark/model/queries';
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { readEntities } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';

/** Whether a list has a new cover that is no photo of its owner. */
export function hasForeignCover(
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): boolean {
  const cover = coverOf(after);
  return cover !== undefined && cover !== coverOf(before) && !isOwn(after, cover);
}

/**
 * Removes the cover of a list that is neither a photo of its owner nor one of a public item in the list. Security
 * rules cannot look that up, and would let a list show photos of unlisted items.
 */
export async function checkCover(db: Firestore, listId: string): Promise<void> {
  const ref = db.doc(`lists/${listId}`);
  const found = await ref.get();
  const cover = coverOf(found);
  if (cover === undefined || isOwn(found, cover)) return;
  if (photoPath.safeParse(cover).success && (await isShownInList(db, listId, cover))) return;
  await db.runTransaction(async (transaction) => {
    const list = await transaction.get(ref);
    if (coverOf(list) === cover) transaction.update(ref, { cover: FieldValue.delete() });
  });
}

function coverOf(list: DocumentSnapshot | undefined): unknown {
  return list?.get('cover.path');
}

function isOwn(list: DocumentSnapshot | undefined, cover: unknown): boolean {
  return typeof cover === 'string' && cover.startsWith(`photos/${list?.get('ownerId')}/`);
}

async function isShownInList(db: Firestore, listId: string, path: unknown): Promise<boolean> {
  const { docs } = await toQuery(db, itemsOfList(listId, MAX_LIST_ITEMS)).get();
  const refs = readEntities(docs, listItem, 'itemId').map(({ kind, id }) =>
    db.doc(`${COLLECTION_OF[kind]}/${id}`),
  );
  if (refs.length === 0) return false;
  const items = await db.getAll(...refs, { fieldMask: ['visibility', 'photos', 'cover'] });
  return items.some((item) => item.get('visibility') === 'public' && pathsIn(item).includes(path));
}

/** The photos of an item, and the cover of a list. */
function pathsIn(item: DocumentSnapshot): unknown[] {
  const photos: unknown = item.get('photos');
  const paths = Array.isArray(photos)
    ? photos.map((photo: unknown) =>
        typeof photo === 'object' && photo && 'path' in photo ? photo.path : undefined,
      )
    : [];
  return [...paths, item.get('cover.path')];
}
