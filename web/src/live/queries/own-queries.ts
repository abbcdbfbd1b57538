import type { Creator } from '@waymark/model/entities/creator';
import type { List, ListItem } from '@waymark/model/entities/list';
import type { ListEditor, ListInvitation } from '@waymark/model/entities/list-people';
import {
  creatorOfUser,
  editorshipsOf,
  editorsOf,
  editorsOfListsOf,
  invitationsOf,
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

/** The most editors that are counted, of all lists of a user together. */
const MOST_EDITORS = 500;

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

/** The ids of the lists of others whose items a user may change, live for that user only. */
export function listsOfEditor(uid: string, limit: number): LiveQuery<string[]> {
  return { key: `lists-edited/${uid}/${limit}`, source: editorshipsOf(uid, limit), reads: 'editedLists' };
}

/** The ids of the lists of a user that others edit too, once for each editor, live for that user only. */
export function listsWithEditors(uid: string): LiveQuery<string[]> {
  return { key: `lists-shared/${uid}`, source: editorsOfListsOf(uid, MOST_EDITORS), reads: 'editedLists' };
}

/** A user as an editor of a list, live for that user; missing for all other users. */
export function editorOf(listId: string, uid: string): LiveQuery<ListEditor> {
  const document = `lists/${listId}/people/${uid}`;
  return { key: `list/${listId}/person/${uid}`, source: { document }, reads: 'listEditor' };
}

/** The entry that saving an item made in a list, live. Empty where the list does not have it. */
export function savedEntry(listId: string, id: string): LiveQuery<ListItem[]> {
  return {
    key: `list/${listId}/entry/${id}`,
    source: { document: `lists/${listId}/items/${id}` },
    reads: 'saved',
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
