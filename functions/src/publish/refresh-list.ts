import { isDeepStrictEqual } from 'node:util';
import type { Reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import {
  type List,
  type ListEntry,
  type ListItem,
  listEntry,
  list as listSchema,
  MAX_LIST_DAYS,
  MAX_LIST_ENTRIES,
  MAX_LIST_ITEMS,
} from '@waymark/model/entities/list';
import { itemsAmong } from '@waymark/model/entities/list-days';
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
import { deriveList, type ItemInList, positionOfStops } from './derive-list.ts';
import { lentPicture } from './lent-picture.ts';

/** What shows of the items of a list. */
export const SHOWN = ['position', 'bounds', 'quadkey', 'tiles', 'stops', 'pictures'] as const;
/** The owner writes the kind of a new list. Older lists lack it. */
const DERIVED = ['kind', 'count', 'days', ...SHOWN] as const;

/** How many excess entries are deleted at once; deleting them finds the next ones. */
const MOST_BEYOND = 200;

/**
 * Derives a list from its items and headings, and deletes those beyond its limits. Only listed items give it their positions and
 * pictures: a list does not reveal those of an unlisted one.
 */
export async function refreshList(db: Firestore, listId: string): Promise<void> {
  const ref = db.doc(`lists/${listId}`);
  await db.runTransaction(async (transaction) => {
    const list = await transaction.get(ref);
    if (!list.exists) return;
    const { docs } = await transaction.get(toQuery(db, itemsOfList(listId, MAX_LIST_ENTRIES + MOST_BEYOND)));
    const beyond = beyondLimit(docs);
    const stale = await staleFields(
      db,
      list,
      docs.filter((item) => !beyond.has(item)),
    );
    for (const item of [...beyond].slice(0, MOST_BEYOND)) transaction.delete(item.ref);
    if (beyond.size > 0) logItemsBeyondLimit(listId, beyond.size);
    if (Object.keys(stale).length > 0) transaction.update(ref, stale);
  });
}

/** The newest items and headings beyond the limits of a list. Security rules cannot count, and so let them in. */
function beyondLimit(entries: readonly QueryDocumentSnapshot[]): Set<QueryDocumentSnapshot> {
  const byAge = entries.toSorted((a, b) => a.createTime.valueOf().localeCompare(b.createTime.valueOf()));
  const isHeading = (entry: QueryDocumentSnapshot) => entry.get('heading') !== undefined;
  return new Set([
    ...byAge.filter((entry) => !isHeading(entry)).slice(MAX_LIST_ITEMS),
    ...byAge.filter(isHeading).slice(MAX_LIST_DAYS),
  ]);
}

/**
 * Removes from a list the position and the picture that one of its items no longer has, which costs three documents instead of
 * hundreds. A list that breaks its schema, such as an older one without a kind, is derived instead: it must not keep them either.
 *
 * @param itemId the id of the item in the list
 * @param item undefined where it is unknown, so that the list keeps nothing of it
 */
export async function removeOutdated(
  db: Firestore,
  listId: string,
  itemId: string,
  item: Reference | undefined,
): Promise<void> {
  const ref = db.doc(`lists/${listId}`);
  const [now] = await placedItems(db, item ? [{ itemId, ...item }] : []);
  const isBroken = await db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    const list = readEntity(snapshot, listSchema);
    if (list === undefined) return snapshot.exists;
    const stops = (list.stops ?? []).filter(
      (stop) => stop.itemId !== itemId || isDeepStrictEqual(stop.position, now?.position),
    );
    const pictures = (list.pictures ?? []).filter(
      ({ itemId: of, ...picture }) => of !== itemId || isDeepStrictEqual(picture, now?.picture),
    );
    const kept = { ...positionOfStops(stops), ...(pictures.length > 0 && { pictures }) };
    const stale = differing(snapshot, SHOWN, kept);
    if (Object.keys(stale).length > 0) transaction.update(ref, stale);
    return false;
  });
  if (isBroken) await refreshList(db, listId);
}

/** The names of the fields of a list that differ from its items. */
export async function staleInList(db: Firestore, list: DocumentSnapshot): Promise<string[]> {
  const { docs } = await toQuery(db, itemsOfList(list.id, MAX_LIST_ENTRIES)).get();
  return Object.keys(await staleFields(db, list, docs));
}

/** The right values of a list's derived fields that differ. */
async function staleFields(
  db: Firestore,
  list: DocumentSnapshot,
  entries: readonly QueryDocumentSnapshot[],
): Promise<Record<string, unknown>> {
  const derived = deriveList(await placed(db, readEntities(entries, listEntry, 'itemId')));
  return differing(list, DERIVED, { kind: 'list', ...derived });
}

/** The fields that a list has with another value, or should not have. */
function differing(
  list: DocumentSnapshot,
  names: readonly (typeof DERIVED)[number][],
  derived: Partial<List>,
): Record<string, unknown> {
  const fields: Record<string, unknown> = stored.encode(derived);
  const stale = names.filter((name) => !isDeepStrictEqual(fields[name], list.get(name)));
  return Object.fromEntries(stale.map((name) => [name, fields[name] ?? FieldValue.delete()]));
}

/** The entries with the public positions and the pictures of their items. */
async function placed(db: Firestore, entries: readonly ListEntry[]): Promise<(ItemInList | 'heading')[]> {
  const items = await placedItems(db, itemsAmong(entries));
  let next = 0;
  return entries.flatMap((entry) => ('kind' in entry ? (items[next++] ?? []) : 'heading'));
}

async function placedItems(
  db: Firestore,
  items: readonly Pick<ListItem, 'itemId' | 'kind' | 'id'>[],
): Promise<ItemInList[]> {
  if (items.length === 0) return [];
  const refs = items.map(({ kind, id }) => db.doc(`${COLLECTION_OF[kind]}/${id}`));
  const found = await db.getAll(...refs, { fieldMask: [...MAPPED_FIELDS] });
  return items.map(({ itemId, kind }, i) => ({
    kind,
    itemId,
    position: placedItem(kind, found[i])?.item.position,
    picture: lentPicture(kind, found[i]),
  }));
}
