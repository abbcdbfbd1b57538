import { isDeepStrictEqual } from 'node:util';
import { reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF, type Kind } from '@waymark/model/entities/kinds';
import { entriesOfItem } from '@waymark/model/function-queries';
import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ItemState } from '../map-index/firestore-tiles.ts';
import { logListsLeftBehind } from '../platform/log.ts';
import { pagesOf, toQuery } from '../platform/to-query.ts';
import { lentPicture } from './lent-picture.ts';
import { removeOutdated } from './refresh-list.ts';

/** The most lists that are derived after a change of one item. Each reads up to 600 documents. */
const MOST_LISTS = 200;

/** The most entries in memory at once. */
const PAGE_SIZE = 500;

/** The most lists that are processed at once. */
const AT_ONCE = 10;

/** Whether a change of an item's document affects the lists that contain it. */
export function changesInLists(kind: Kind, before: ItemState, after: ItemState): boolean {
  return !isDeepStrictEqual(shownInLists(kind, before), shownInLists(kind, after));
}

/**
 * What a list derives from an item. Lists may contain each other, and a list's position depends on its items. From another list
 * only its visibility is used, so that no change circulates forever.
 */
function shownInLists(kind: Kind, { document, placed }: ItemState): unknown {
  return kind === 'list'
    ? document?.get('visibility') === 'public'
    : { position: placed?.item.position, picture: lentPicture(kind, document) };
}

/** Whether any list contains an item. Most items are in no list, and one query costs less than a task for each write. */
export async function isInList(db: Firestore, itemId: string): Promise<boolean> {
  const { empty } = await toQuery(db, entriesOfItem(itemId, 1)).select().get();
  return !empty;
}

/** The lists that contain an item, up to `MOST_LISTS`. */
export async function listsWith(db: Firestore, itemId: string): Promise<string[]> {
  const { docs } = await toQuery(db, entriesOfItem(itemId, MOST_LISTS)).select().get();
  return [...new Set(docs.flatMap((entry) => listOf(entry)?.id ?? []))];
}

/** The list that an entry is in. Imports have collections of the same name. */
export function listOf({ ref }: QueryDocumentSnapshot): DocumentReference | undefined {
  const list = ref.parent.parent;
  return list?.parent.id === COLLECTION_OF.list ? list : undefined;
}

/**
 * Queues the lists that contain an item. Those beyond `MOST_LISTS` lose the position and the picture that it no longer has,
 * which may have to be hidden, and get the new ones when another change derives them.
 */
export async function refreshListsOfItem(
  db: Firestore,
  itemId: string,
  refresh: (listId: string) => Promise<void>,
  mostLists = MOST_LISTS,
): Promise<void> {
  const refreshed = new Set<string>();
  let left = 0;
  const follow = async (entry: QueryDocumentSnapshot) => {
    const list = listOf(entry);
    if (list === undefined || refreshed.has(list.id)) return;
    if (refreshed.size >= mostLists) {
      left++;
      return await removeOutdated(db, list.id, entry.id, reference.safeParse(entry.data()).data);
    }
    refreshed.add(list.id);
    await refresh(list.id);
  };
  const entries = toQuery(db, entriesOfItem(itemId, PAGE_SIZE)).select('kind', 'id');
  for await (const page of pagesOf(entries, PAGE_SIZE)) {
    for (let start = 0; start < page.length; start += AT_ONCE) {
      await Promise.all(page.slice(start, start + AT_ONCE).map(follow));
    }
  }
  if (left > 0) logListsLeftBehind(itemId, left);
}
