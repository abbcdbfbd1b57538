import { isDeepStrictEqual } from 'node:util';
import { COLLECTION_OF, type Kind } from '@waymark/model/entities/kinds';
import { entriesOfItem } from '@waymark/model/own-queries';
import type { Firestore } from 'firebase-admin/firestore';
import type { ItemState } from '../map-index/firestore-tiles.ts';
import { logListsLeftBehind } from '../platform/log.ts';
import { toQuery } from '../platform/to-query.ts';
import { refreshList } from './refresh-list.ts';

/** So many lists follow a change of one item: each is up to 600 documents to read. */
const MOST_LISTS = 100;

/** How many lists are refreshed at once. */
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

/** Brings the lists that hold an item up to date. */
export async function refreshListsOfItem(db: Firestore, itemId: string): Promise<void> {
  const entries = await toQuery(db, entriesOfItem(itemId, MOST_LISTS + 1))
    .select()
    .get();
  const holders = entries.docs.flatMap(({ ref }) => ref.parent.parent ?? []);
  // Imports have collections of the same name.
  const lists = holders.filter(({ parent }) => parent.id === COLLECTION_OF.list);
  const all = [...new Set(lists.map(({ id }) => id))];
  if (all.length > MOST_LISTS) logListsLeftBehind(itemId, MOST_LISTS);
  const followed = all.slice(0, MOST_LISTS);
  for (let start = 0; start < followed.length; start += AT_ONCE) {
    await Promise.all(followed.slice(start, start + AT_ONCE).map((id) => refreshList(db, id)));
  }
}
