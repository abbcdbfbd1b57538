import type { List, ListItem } from '@waymark/model/entities/list';
import type { ListEditor, ListInvitation } from '@waymark/model/entities/list-people';
import { editorsOf, invitationsOf, newestListsEditedBy, newestListsOf } from '@waymark/model/own-queries';
import { itemsOfList } from '@waymark/model/queries';
import type { LiveQuery } from '../core/live-query.ts';

/** One list, live. To users who may not see it, a private list is missing. */
export function oneList(id: string): LiveQuery<List> {
  return { key: `list/${id}`, source: { document: `lists/${id}` }, reads: 'list', hides: true };
}

/** The first entries of a list, in its order, live. */
export function listEntries(id: string, limit: number): LiveQuery<ListItem[]> {
  const family = `list/${id}/entries`;
  return { key: `${family}/${limit}`, family, source: itemsOfList(id, limit), reads: 'entries' };
}

/** More than a list may be shared with, people or open invitations. */
const MOST_SHARED = 40;

/** Lists that came with a query. */
export interface FoundLists {
  lists: List[];
  /** How many there were before broken ones were left out. */
  found: number;
}

/** The lists of a user, live for that user only. One more than `limit` shows whether there are others. */
export function listsOfOwner(uid: string, limit: number): LiveQuery<FoundLists> {
  const family = `lists-of/${uid}`;
  return { key: `${family}/${limit}`, family, source: newestListsOf(uid, limit + 1), reads: 'lists' };
}

/** The lists of others whose items a user may change, live for that user only, as `listsOfOwner`. */
export function listsOfEditor(uid: string, limit: number): LiveQuery<FoundLists> {
  const family = `lists-edited/${uid}`;
  return { key: `${family}/${limit}`, family, source: newestListsEditedBy(uid, limit + 1), reads: 'lists' };
}

/** The entry that saving an item made in a list, live; none where it is not there. */
export function savedEntry(listId: string, id: string): LiveQuery<ListItem[]> {
  return {
    key: `list/${listId}/entry/${id}`,
    source: { document: `lists/${listId}/items/${id}` },
    reads: 'entries',
  };
}

/** The newest invitations to a list, live for its owner alone. */
export function invitationsTo(listId: string): LiveQuery<ListInvitation[]> {
  return {
    key: `list/${listId}/invitations`,
    source: invitationsOf(listId, MOST_SHARED),
    reads: 'listInvitations',
  };
}

/** Who edits a list with its owner, live for that one alone. */
export function peopleOf(listId: string): LiveQuery<ListEditor[]> {
  return { key: `list/${listId}/people`, source: editorsOf(listId, MOST_SHARED), reads: 'listEditors' };
}
