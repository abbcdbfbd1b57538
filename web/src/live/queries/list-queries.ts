import type { List, ListEntry } from '@waymark/model/entities/list';
import { itemsOfList } from '@waymark/model/queries';
import type { LiveQuery } from '../core/live-query.ts';

/** One list, live. To users who may not see it, a private list is missing. */
export function oneList(id: string): LiveQuery<List> {
  return { key: `list/${id}`, source: { document: `lists/${id}` }, reads: 'list', hides: true };
}

/** The first items and headings of a list, in its order, live. */
export function listEntries(id: string, limit: number): LiveQuery<ListEntry[]> {
  const family = `list/${id}/entries`;
  return { key: `${family}/${limit}`, family, source: itemsOfList(id, limit), reads: 'entries' };
}
