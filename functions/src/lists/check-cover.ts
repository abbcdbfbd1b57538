import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { listEntry, MAX_LIST_ENTRIES } from '@waymark/model/entities/list';
import { itemsAmong } from '@waymark/model/entities/list-days';
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

/** Whether an item shows fewer photos to everybody than before, or a list those of its items: lists may have them as their cover. */
export function hidesPhotos(
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): boolean {
  if (before === undefined || !isPublic(before)) return false;
  if (after === undefined || !isPublic(after)) return true;
  const shown = new Set(pathsIn(after));
  return pathsIn(before).some((path) => path !== undefined && !shown.has(path));
}

function isPublic(item: DocumentSnapshot): boolean {
  return item.get('visibility') === 'public';
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
  const path = photoPath.safeParse(cover);
  if (path.success && (await isShownInList(db, listId, path.data))) return;
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

/**
 * Whether a public item of a list shows a photo. The cover of a list among them counts only where it is its owner's photo, or one of a
 * public item there that is no list: else a list that contains itself would justify its own cover.
 */
async function isShownInList(db: Firestore, listId: string, path: string): Promise<boolean> {
  const items = (await publicItems(db, listId)).filter((item) => pathsIn(item).includes(path));
  if (items.some((item) => !isList(item))) return true;
  for (const list of items) {
    if (isOwn(list, path)) return true;
    const within = await publicItems(db, list.id);
    if (within.some((item) => !isList(item) && pathsIn(item).includes(path))) return true;
  }
  return false;
}

async function publicItems(db: Firestore, listId: string): Promise<DocumentSnapshot[]> {
  const { docs } = await toQuery(db, itemsOfList(listId, MAX_LIST_ENTRIES)).get();
  const items = itemsAmong(readEntities(docs, listEntry, 'itemId'));
  if (items.length === 0) return [];
  const refs = items.map(({ kind, id }) => db.doc(`${COLLECTION_OF[kind]}/${id}`));
  const found = await db.getAll(...refs, { fieldMask: ['visibility', 'photos', 'cover', 'ownerId'] });
  return found.filter(isPublic);
}

function isList(item: DocumentSnapshot): boolean {
  return item.ref.parent.id === COLLECTION_OF.list;
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
