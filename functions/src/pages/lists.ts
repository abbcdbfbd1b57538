import { creator as creatorSchema } from '@waymark/model/entities/creator';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { listEntry, list as listSchema } from '@waymark/model/entities/list';
import { itemsAmong } from '@waymark/model/entities/list-days';
import type { Byline } from '@waymark/model/entities/public-document';
import { creatorOfUser } from '@waymark/model/own-queries';
import type { Payload } from '@waymark/model/payloads';
import { itemsOfList } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { readEntities, readEntity } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { cardIn } from './public-cards.ts';

/**
 * How many entries the page of a list starts with. An item needs two documents: the entry and the item. The list itself has all
 * positions, and the live layer reads the other items.
 */
const FIRST_ENTRIES = 12;

export async function listPayload(
  db: Firestore,
  { id }: { id: string },
): Promise<Payload<'lists-id'> | undefined> {
  const item = readEntity(await db.doc(`lists/${id}`).get(), listSchema);
  if (item === undefined || item.visibility === 'private') return undefined;
  const first = await toQuery(db, itemsOfList(id, FIRST_ENTRIES)).get();
  const author = item.visibility === 'public' ? await authorOf(db, item.ownerId) : undefined;
  const entries = readEntities(first.docs, listEntry, 'itemId');
  const refs = itemsAmong(entries).map(({ kind, id }) => db.doc(`${COLLECTION_OF[kind]}/${id}`));
  const snapshots = refs.length > 0 ? await db.getAll(...refs) : [];
  let next = 0;
  return {
    item,
    ...(author && { author }),
    entries: entries.map((entry) => {
      const snapshot = 'kind' in entry ? snapshots[next++] : undefined;
      return { entry, card: ('kind' in entry && snapshot && cardIn(entry.kind, snapshot)) || null };
    }),
  };
}

/** The owner of a list as an author; undefined where they are no creator, or suspended. */
async function authorOf(db: Firestore, ownerId: string): Promise<Byline | undefined> {
  const { docs } = await toQuery(db, creatorOfUser(ownerId)).get();
  const [creator] = readEntities(docs, creatorSchema);
  if (creator?.status !== 'active') return undefined;
  return { name: creator.name, handle: creator.handle, avatar: creator.avatar };
}
