import { isDeepStrictEqual } from 'node:util';
import { COLLECTION_OF, type Kind } from '@waymark/model/entities/kinds';
import { entriesOfItem } from '@waymark/model/own-queries';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ItemState } from '../map-index/firestore-tiles.ts';
import { logListsLeftBehind } from '../platform/log.ts';
import { pagesOf, toQuery } from '../platform/to-query.ts';
import { forgetStop } from './refresh-list.ts';

/** So many lists are derived anew after a change of one item: each is up to 600 documents to read. */
const MOST_LISTS = 200;

/** How many entries are in memory at once. */
const PAGE_SIZE = 500;

/** How many lists are worked on at once. */
const AT_ONCE = 10;

/** Whether lists that hold an item say something else of it after a change of its document. */
export function movesInLists(kind: Kind, before: ItemState, after: ItemState): boolean {
  return !isDeepStrictEqual(whereInLists(kind, before), whereInLists(kind, after));
}

/**
 * What a list takes from an item. Lists may hold each other, and where a list is comes from what it holds: of another list they
 * follow only whether it is public, so that no change goes round for ever.
 */
function whereInLists(kind: Kind, { document, placed }: ItemState): unknown {
  return kind === 'list' ? document?.get('visibility') === 'public' : placed?.item.position;
}

/** Whether anything holds an item: most are in no list, and one question is less than a task for each that is written. */
export async function isHeld(db: Firestore, itemId: string): Promise<boolean> {
  const { empty } = await toQuery(db, entriesOfItem(itemId, 1)).select().get();
  return !empty;
}

/**
 * Has the lists that hold an item brought up to date. Those beyond `MOST_LISTS` forget where it is, for it may be that nobody is to
 * know any more, until something else brings them up to date.
 */
export async function refreshListsOfItem(
  db: Firestore,
  itemId: string,
  refresh: (listId: string) => Promise<void>,
  mostLists = MOST_LISTS,
): Promise<void> {
  const refreshed = new Set<string>();
  let left = 0;
  const follow = async ({ ref }: QueryDocumentSnapshot) => {
    const list = ref.parent.parent;
    // Imports have collections of the same name.
    if (list?.parent.id !== COLLECTION_OF.list || refreshed.has(list.id)) return;
    if (refreshed.size >= mostLists) {
      left++;
      return await forgetStop(db, list.id, ref.id);
    }
    refreshed.add(list.id);
    await refresh(list.id);
  };
  const entries = toQuery(db, entriesOfItem(itemId, PAGE_SIZE)).select();
  for await (const page of pagesOf(entries, PAGE_SIZE)) {
    for (let start = 0; start < page.length; start += AT_ONCE) {
      await Promise.all(page.slice(start, start + AT_ONCE).map(follow));
    }
  }
  if (left > 0) logListsLeftBehind(itemId, left);
}
