import { isDeepStrictEqual } from 'node:util';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { type ListItem, listItem, MAX_LIST_ITEMS } from '@waymark/model/entities/list';
import { itemsOfList } from '@waymark/model/queries';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { placedItem } from '../map-index/firestore-tiles.ts';
import { MAPPED_FIELDS } from '../map-index/map-item-of.ts';
import { readEntities, stored } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { deriveList, type ItemInList } from './derive-list.ts';

const DERIVED = ['count', 'position', 'bounds', 'quadkey', 'tiles', 'stops'] as const;

/**
 * Makes what is derived of a list what its items give now. Only items that all may find lend it their place: a list tells
 * nobody where an unlisted one is.
 */
export async function refreshList(db: Firestore, listId: string): Promise<void> {
  const ref = db.doc(`lists/${listId}`);
  await db.runTransaction(async (transaction) => {
    const list = await transaction.get(ref);
    if (!list.exists) return;
    const items = await transaction.get(toQuery(db, itemsOfList(listId, MAX_LIST_ITEMS)));
    const derived = deriveList(await placed(db, readEntities(items.docs, listItem, 'itemId')));
    const fields: Record<string, unknown> = stored.encode(derived);
    if (DERIVED.every((name) => isDeepStrictEqual(fields[name], list.get(name)))) return;
    transaction.update(
      ref,
      Object.fromEntries(DERIVED.map((name) => [name, fields[name] ?? FieldValue.delete()])),
    );
  });
}

async function placed(db: Firestore, items: readonly ListItem[]): Promise<ItemInList[]> {
  if (items.length === 0) return [];
  const refs = items.map(({ kind, id }) => db.doc(`${COLLECTION_OF[kind]}/${id}`));
  const found = await db.getAll(...refs, { fieldMask: [...MAPPED_FIELDS] });
  return items.map(({ itemId, kind }, i) => ({
    itemId,
    position: placedItem(kind, found[i])?.item.position,
  }));
}
