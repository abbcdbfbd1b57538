import type { Creator } from '@waymark/model/entities/creator';
import type { List, ListItem } from '@waymark/model/entities/list';
import type { ListEditor, ListInvitation } from '@waymark/model/entities/list-people';
import {
  creatorOfUser,
  editorsOf,
  invitationsOf,
  newestListsEditedBy,
  newestListsOf,
} from '@waymark/model/own-queries';
import type { LiveQuery } from '../core/live-query.ts';

/*
 * The queries of members for their own documents. They are apart from the queries of visitors, whose pages would otherwise load
 * them.
 */

/** The creator record of a user, live for that user whatever its status; missing before they join (specification.md §4, §8). */
export function creatorOf(uid: string): LiveQuery<Creator> {
  return { key: `creator-of/${uid}`, source: creatorOfUser(uid), reads: 'creator', clears: true };
}

/** More than the number of people, and of open invitations, that a list can have. */
const MOST_SHARED = 40;

/** The result of a query of lists, in its order. */
export interface FoundLists {
  lists: List[];
  /** How many documents the query found, including broken ones that are left out. */
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

/** The entry that saving an item made in a list, live. Empty where the list does not have it. */
export function savedEntry(listId: string, id: string): LiveQuery<ListItem[]> {
  return {
    key: `list/${listId}/entry/${id}`,
    source: { document: `lists/${listId}/items/${id}` },
    reads: 'entries',
  };
}

/** The newest invitations to a list, live for its owner only. */
export function invitationsTo(listId: string): LiveQuery<ListInvitation[]> {
  return {
    key: `list/${listId}/invitations`,
    source: invitationsOf(listId, MOST_SHARED),
    reads: 'listInvitations',
  };
}

/** The people who edit a list with its owner, live for the owner only. */
export function peopleOf(listId: string): LiveQuery<ListEditor[]> {
  return { key: `list/${listId}/people`, source: editorsOf(listId, MOST_SHARED), reads: 'listEditors' };
}
