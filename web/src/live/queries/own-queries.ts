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
 * Queries by members for what is their own. They are apart from the queries that visitors make, whose pages would load them.
 */

/** The creator record of a person, live for themselves: whatever its status, and missing before they join (specification.md §4, §8). */
export function creatorOf(uid: string): LiveQuery<Creator> {
  return { key: `creator-of/${uid}`, source: creatorOfUser(uid), reads: 'creator', clears: true };
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
