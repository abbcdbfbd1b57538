import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { listItem, MAX_LIST_ITEMS } from '@waymark/model/entities/list';
import { photoPath } from '@waymark/model/entities/photo-schema';
import { itemsOfList } from '@waymark/model/queries';
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { readEntities } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';

/**
 * Removes a new cover from a list that is neither a photo of its owner nor one of an item in the list that everybody can see.
 * Security rules cannot look that up, and would let a list show photos of unlisted items.
 */
export async function followCover(
  db: Firestore,
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const cover: unknown = after?.get('cover.path');
  if (after === undefined || cover === undefined || cover === before?.get('cover.path')) return;
  if (typeof cover === 'string' && cover.startsWith(`photos/${after.get('ownerId')}/`)) return;
  if (photoPath.safeParse(cover).success && (await isShownInList(db, after.id, cover))) return;
  await db.runTransaction(async (transaction) => {
    const list = await transaction.get(after.ref);
    if (list.exists && list.get('cover.path') === cover) {
      transaction.update(after.ref, { cover: FieldValue.delete() });
    }
  });
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
