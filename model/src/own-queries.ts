import { COLLECTION_OF, type PublishedKind } from './entities/kinds.ts';
import type { StoredQuery } from './queries.ts';

/*
 * What members ask for of their own, and functions of everybody's. Beside `queries.ts`, of which every visitor loads all.
 */

/** Every work of a user, or the first of them: the last to change first. */
export function newestWorksOf(uid: string, limit?: number): StoredQuery {
  return {
    collection: `users/${uid}/works`,
    where: [],
    orderBy: [['updatedAt', 'desc']],
    ...(limit !== undefined && { limit }),
  };
}

/** The work of a user whose public document has, or had, an id. */
export function workPublishedAs(uid: string, publicId: string): StoredQuery {
  return {
    collection: `users/${uid}/works`,
    where: [['publicId', '==', publicId]],
    orderBy: [],
    limit: 1,
  };
}

/**
 * What is told of one original of a user. A query and no document: the emulator may tell of a document that it is not there as of
 * a time when it was, and the SDK then goes by that for ever (see docs/decisions/photos.md).
 */
export function uploadedPhotoOf(uid: string, photoId: string): StoredQuery {
  return { collection: `users/${uid}/photos`, where: [['__name__', '==', photoId]], orderBy: [], limit: 1 };
}

/** The projects of a user, in the order of their titles. */
export function projectsOf(uid: string, limit: number): StoredQuery {
  return {
    collection: 'projects',
    where: [['ownerId', '==', uid]],
    orderBy: [['title', 'asc']],
    limit,
  };
}

/** The works of a user that have a public document. */
export function publishedWorksOf(uid: string): StoredQuery[] {
  return ['published', 'changed', 'scheduled'].map((state) => ({
    collection: `users/${uid}/works`,
    where: [['state', '==', state]],
    orderBy: [],
  }));
}

/**
 * Works of all users whose time to be published has come, the longest due first.
 *
 * @param now in milliseconds
 */
export function dueWorks(now: number, limit: number): StoredQuery {
  return {
    collection: 'works',
    group: true,
    where: [
      ['state', '==', 'scheduled'],
      ['publishAt', '<=', new Date(now)],
    ],
    orderBy: [['publishAt', 'asc']],
    limit,
  };
}

/**
 * Works of all users that went to the trash by an instant, those that have been there longest first.
 *
 * @param instant in milliseconds
 */
export function trashedBy(instant: number, limit: number): StoredQuery {
  return {
    collection: 'works',
    group: true,
    where: [['deletedAt', '<=', new Date(instant)]],
    orderBy: [['deletedAt', 'asc']],
    limit,
  };
}

/** The items of Instagram imports that have a photo, given its path. */
export function importedWith(photoPath: string, limit: number): StoredQuery {
  return {
    collection: 'items',
    group: true,
    where: [['photo.path', '==', photoPath]],
    orderBy: [],
    limit,
  };
}

/** Every list that a user owns, whoever may see it. */
export function listsOf(uid: string): StoredQuery {
  return { collection: 'lists', where: [['ownerId', '==', uid]], orderBy: [] };
}

/** The lists that a user owns, the last to change first. */
export function newestListsOf(uid: string, limit: number): StoredQuery {
  return { ...listsOf(uid), orderBy: [['updatedAt', 'desc']], limit };
}

/** The lists of others that a user may change the items of, the last to change first. */
export function newestListsEditedBy(uid: string, limit: number): StoredQuery {
  return {
    collection: 'lists',
    where: [['editors', 'array-contains', uid]],
    orderBy: [['updatedAt', 'desc']],
    limit,
  };
}

/** The Instagram imports of a user, the newest first. */
export function importsOf(uid: string, limit: number): StoredQuery {
  return {
    collection: 'instagramImports',
    where: [['ownerId', '==', uid]],
    orderBy: [['startedAt', 'desc']],
    limit,
  };
}

/** The items of an Instagram import, the youngest photo first; those that nobody knows the day of come last. */
export function itemsOfImport(importId: string, limit: number): StoredQuery {
  return {
    collection: `instagramImports/${importId}/items`,
    where: [],
    orderBy: [['takenAt', 'desc']],
    limit,
  };
}

/** The last item of a list. */
export function lastOfList(listId: string): StoredQuery {
  return { collection: `lists/${listId}/items`, where: [], orderBy: [['order', 'desc']], limit: 1 };
}

/** The invitations to a list, the newest first. */
export function invitationsOf(listId: string, limit: number): StoredQuery {
  return {
    collection: `lists/${listId}/invitations`,
    where: [],
    orderBy: [['createdAt', 'desc']],
    limit,
  };
}

/** The invitations to a list that were neither used nor revoked; they may be over. */
export function unusedInvitationsOf(listId: string, limit: number): StoredQuery {
  return {
    collection: `lists/${listId}/invitations`,
    where: [['state', '==', 'open']],
    orderBy: [],
    limit,
  };
}

/** Who may change the items of a list beside its owner, as they call themselves. */
export function editorsOf(listId: string, limit: number): StoredQuery {
  return { collection: `lists/${listId}/people`, where: [], orderBy: [], limit };
}

/** The entries of lists that hold an item. */
export function entriesOfItem(id: string, limit: number): StoredQuery {
  return { collection: 'items', group: true, where: [['id', '==', id]], orderBy: [], limit };
}

/** The creator record of a user. */
export function creatorOfUser(uid: string): StoredQuery {
  return { collection: 'creators', where: [['userId', '==', uid]], orderBy: [], limit: 1 };
}

/** The handles that a creator has or had. */
export function handlesOf(creatorId: string, limit: number): StoredQuery {
  return { collection: 'handles', where: [['creatorId', '==', creatorId]], orderBy: [], limit };
}

/** Every public document of a creator, of one kind, listed or not. */
export function allByCreator(kind: PublishedKind, creatorId: string): StoredQuery {
  return { collection: COLLECTION_OF[kind], where: [['creatorId', '==', creatorId]], orderBy: [] };
}
