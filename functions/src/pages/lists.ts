import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { listItem as listItemSchema, list as listSchema } from '@waymark/model/entities/list';
import type { Payload } from '@waymark/model/payloads';
import { itemsOfList } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { readEntities, readEntity } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { cardIn } from './public-cards.ts';

/**
 * How many items the page of a list starts with. Each needs two documents: the entry and the item. The list itself has all
 * positions, and the live layer reads the other items.
 */
const FIRST_ITEMS = 12;

export async function listPayload(
  db: Firestore,
  { id }: { id: string },
): Promise<Payload<'lists-id'> | undefined> {
  const item = readEntity(await db.doc(`lists/${id}`).get(), listSchema);
  if (item === undefined || item.visibility === 'private') return undefined;
  const first = await toQuery(db, itemsOfList(id, FIRST_ITEMS)).get();
  const entries = readEntities(first.docs, listItemSchema, 'itemId');
  const refs = entries.map((entry) => db.doc(`${COLLECTION_OF[entry.kind]}/${entry.id}`));
  const snapshots = refs.length > 0 ? await db.getAll(...refs) : [];
  return {
    item,
    entries: entries.map((entry, index) => {
      const snapshot = snapshots[index];
      return { entry, card: (snapshot && cardIn(entry.kind, snapshot)) ?? null };
    }),
  };
}
