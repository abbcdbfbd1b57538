import type { List, ListItem } from '@waymark/model/entities/list';
import { itemsOfList, newestListsOf } from '@waymark/model/queries';
import type { FoundCards } from './card-queries.ts';
import type { LiveQuery } from './live-query.ts';

/** One list, live, for whoever may see it: a private one is to others as if it were not there. */
export function oneList(id: string): LiveQuery<List> {
  return { key: `list/${id}`, source: { document: `lists/${id}` }, reads: 'list', hides: true };
}

/** The lists of somebody, live for them alone; one more than `limit` tells whether there are others. */
export function listsOfOwner(uid: string, limit: number): LiveQuery<FoundCards> {
  const family = `lists-of/${uid}`;
  return { key: `${family}/${limit}`, family, source: newestListsOf(uid, limit + 1), reads: 'foundCards' };
}

/** The first entries of a list, in its order, live. */
export function listEntries(id: string, limit: number): LiveQuery<ListItem[]> {
  const family = `list/${id}/entries`;
  return { key: `${family}/${limit}`, family, source: itemsOfList(id, limit), reads: 'entries' };
}
