import { isDeepStrictEqual } from 'node:util';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import {
  type List,
  type ListItem,
  listItem,
  list as listSchema,
  MAX_LIST_ITEMS,
} from '@waymark/model/entities/list';
import { itemsOfList } from '@waymark/model/queries';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { placedItem } from '../map-index/firestore-tiles.ts';
import { MAPPED_FIELDS } from '../map-index/map-item-of.ts';
import { logItemsBeyondLimit } from '../platform/log.ts';
import { readEntities, readEntity, stored } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { deriveList, type ItemInList, whereStops } from './derive-list.ts';

const PLACED = ['position', 'bounds', 'quadkey', 'tiles', 'stops'] as const;
/** Its owner writes the kind of a list that is new; those that were made before lists had one lack it. */
const DERIVED = ['kind', 'count', ...PLACED] as const;

/** How many items too many are found at once; taking them away brings the next. */
const MOST_BEYOND = 200;

/**
 * Makes what is derived of a list what its items give now, and takes away what came when the list was full. Only items that all may find lend it their place: a list tells
 * nobody where an unlisted one is.
 */
export async function refreshList(db: Firestore, listId: string): Promise<void> {
  const ref = db.doc(`lists/${listId}`);
  await db.runTransaction(async (transaction) => {
    const list = await transaction.get(ref);
    if (!list.exists) return;
    const { docs } = await transaction.get(toQuery(db, itemsOfList(listId, MAX_LIST_ITEMS + MOST_BEYOND)));
    const beyond = beyondLimit(docs);
    const stale = await staleFields(
      db,
      list,
      docs.filter((item) => !beyond.has(item)),
    );
    for (const item of beyond) transaction.delete(item.ref);
    if (beyond.size > 0) logItemsBeyondLimit(listId, beyond.size);
    if (Object.keys(stale).length > 0) transaction.update(ref, stale);
  });
}

/** The items that a list has no room for: those that came last. Security rules, which let them in, cannot count. */
function beyondLimit(items: readonly QueryDocumentSnapshot[]): Set<QueryDocumentSnapshot> {
  const byAge = items.toSorted((a, b) => a.createTime.valueOf().localeCompare(b.createTime.valueOf()));
  return new Set(byAge.slice(MAX_LIST_ITEMS));
}

/** Makes a list forget where one of its items is, which costs two documents and not hundreds. */
export async function forgetStop(db: Firestore, listId: string, itemId: string): Promise<void> {
  const ref = db.doc(`lists/${listId}`);
  await db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    const stops = readEntity(snapshot, listSchema)?.stops;
    if (!stops?.some((stop) => stop.itemId === itemId)) return;
    const others = stops.filter((stop) => stop.itemId !== itemId);
    transaction.update(ref, differing(snapshot, PLACED, whereStops(others)));
  });
}

/** The names of those fields of a list that are not what its items give. */
export async function staleInList(db: Firestore, list: DocumentSnapshot): Promise<string[]> {
  const { docs } = await toQuery(db, itemsOfList(list.id, MAX_LIST_ITEMS)).get();
  return Object.keys(await staleFields(db, list, docs));
}

/** What is derived of a list and is not what its items give, as it should be. */
async function staleFields(
  db: Firestore,
  list: DocumentSnapshot,
  items: readonly QueryDocumentSnapshot[],
): Promise<Record<string, unknown>> {
  const derived = deriveList(await placed(db, readEntities(items, listItem, 'itemId')));
  return differing(list, DERIVED, { kind: 'list', ...derived });
}

/** Those of these fields that a list has otherwise, or should not have. */
function differing(
  list: DocumentSnapshot,
  names: readonly (typeof DERIVED)[number][],
  derived: Partial<List>,
): Record<string, unknown> {
  const fields: Record<string, unknown> = stored.encode(derived);
  const stale = names.filter((name) => !isDeepStrictEqual(fields[name], list.get(name)));
  return Object.fromEntries(stale.map((name) => [name, fields[name] ?? FieldValue.delete()]));
}

async function placed(db: Firestore, items: readonly ListItem[]): Promise<ItemInList[]> {
  if (items.length === 0) return [];
  const refs = items.map(({ kind, id }) => db.doc(`${COLLECTION_OF[kind]}/${id}`));
  const found = await db.getAll(...refs, { fieldMask: [...MAPPED_FIELDS] });
  return items.map(({ itemId, kind }, i) => ({
    kind,
    itemId,
    position: placedItem(kind, found[i])?.item.position,
  }));
}
