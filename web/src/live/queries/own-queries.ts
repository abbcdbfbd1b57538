import type { Creator } from '@waymark/model/entities/creator';
import type { List, ListItem } from '@waymark/model/entities/list';
import { type Shared, sharedPath } from '@waymark/model/entities/shared';
import type { CoEditor, ShareInvitation } from '@waymark/model/entities/sharing';
import {
  activeCreatorOfUser,
  creatorOfUser,
  editorsForOwner,
  editorshipsOf,
  editorsOf,
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

/** The creator record of another user, live for everybody; missing for one who is suspended. */
export function creatorOfOther(uid: string): LiveQuery<Creator> {
  return { key: `creator-of-other/${uid}`, source: activeCreatorOfUser(uid), reads: 'creator' };
}

/** More than the number of people, and of open invitations, that a list or a story can have. */
const MOST_SHARED = 40;

/** The most editors that are counted, of all lists and stories of a user together. */
const MOST_EDITORS = 500;

/** The most lists and stories of others that are shown to a user. */
const MOST_EDITORSHIPS = 200;

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

/** The lists and stories of others that a user may change, the newest first, live for that user only. */
export function sharedWith(uid: string): LiveQuery<Shared[]> {
  return { key: `shared-with/${uid}`, source: editorshipsOf(uid, MOST_EDITORSHIPS), reads: 'editorships' };
}

/** The lists and stories of a user that others change too, once for each of these, live for that user only. */
export function sharedBy(uid: string): LiveQuery<Shared[]> {
  return { key: `shared-by/${uid}`, source: editorsForOwner(uid, MOST_EDITORS), reads: 'editorships' };
}

/** A user as an editor of a list or a co-writer of a story, live for that user; missing for all other users. */
export function editorOf(shared: Shared, uid: string): LiveQuery<CoEditor> {
  const document = `${sharedPath(shared)}/people/${uid}`;
  return { key: document, source: { document }, reads: 'coEditor' };
}

/** The entry that saving an item made in a list, live. Empty where the list does not have it. */
export function savedEntry(listId: string, id: string): LiveQuery<ListItem[]> {
  return {
    key: `list/${listId}/entry/${id}`,
    source: { document: `lists/${listId}/items/${id}` },
    reads: 'saved',
  };
}

/** The newest invitations to a list or a story, live for its owner only. */
export function invitationsTo(shared: Shared): LiveQuery<ShareInvitation[]> {
  return {
    key: `${sharedPath(shared)}/invitations`,
    source: invitationsOf(shared, MOST_SHARED),
    reads: 'shareInvitations',
  };
}

/** The people who edit a list or a story with its owner, live for the owner only. */
export function peopleOf(shared: Shared): LiveQuery<CoEditor[]> {
  return {
    key: `${sharedPath(shared)}/people`,
    source: editorsOf(shared, MOST_SHARED),
    reads: 'coEditors',
  };
}
