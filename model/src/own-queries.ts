import { MOST_PHOTOS_AT_ONCE } from './entities/original.ts';
import { type Shared, sharedPath } from './entities/shared.ts';
import { MOST_VERSIONS_AT_ONCE } from './entities/work-version.ts';
import type { StoredQuery } from './queries.ts';

/*
 * Queries by members for their own documents. They are apart from `queries.ts`, which every visitor loads.
 */

/** The works of a user, all or a number of them, the last changed first. */
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
 * The state of one original of a user. It is a query and not a document, because the emulator may report a document as missing
 * with a later timestamp, and the SDK then ignores the document forever (see docs/decisions/photos.md).
 */
export function uploadedPhotoOf(uid: string, photoId: string): StoredQuery {
  return { collection: `users/${uid}/photos`, where: [['__name__', '==', photoId]], orderBy: [], limit: 1 };
}

/**
 * The photos of a user that can be shown, the last stored first.
 *
 * @param before only those stored at this instant or earlier, in milliseconds
 */
export function newestPhotosOf(
  uid: string,
  limit: number,
  { before, isFavourite = false }: { before?: number | undefined; isFavourite?: boolean } = {},
): StoredQuery {
  return {
    collection: `users/${uid}/photos`,
    where: [
      ['state', '==', 'ready'],
      ...(isFavourite ? [['isFavourite', '==', true] as const] : []),
      ...(before === undefined ? [] : [['createdAt', '<=', new Date(before)] as const]),
    ],
    orderBy: [['createdAt', 'desc']],
    limit,
  };
}

/** At most 30 photos of a user by their ids, in no order that means anything. */
export function photosWithIds(uid: string, ids: readonly string[]): StoredQuery {
  return photosWith(uid, '__name__', ids);
}

/** Photos of a user by the MD5 of their originals, base64: at most 30 of these, and `MOST_PHOTOS_AT_ONCE` photos in any order. */
export function photosWithHashes(uid: string, hashes: readonly string[]): StoredQuery {
  return photosWith(uid, 'md5', hashes);
}

function photosWith(uid: string, field: string, values: readonly string[]): StoredQuery {
  return {
    collection: `users/${uid}/photos`,
    where: [[field, 'in', [...values]]],
    orderBy: [],
    limit: MOST_PHOTOS_AT_ONCE,
  };
}

/** The versions of a work, the last one first. */
export function versionsOf(uid: string, workId: string): StoredQuery {
  return {
    collection: `users/${uid}/works/${workId}/versions`,
    where: [],
    orderBy: [['revision', 'desc']],
    limit: MOST_VERSIONS_AT_ONCE,
  };
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

/** Every list that a user owns, whatever its visibility. */
export function listsOf(uid: string): StoredQuery {
  return { collection: 'lists', where: [['ownerId', '==', uid]], orderBy: [] };
}

/** The lists that a user owns, the last changed first. */
export function newestListsOf(uid: string, limit: number): StoredQuery {
  return { ...listsOf(uid), orderBy: [['updatedAt', 'desc']], limit };
}

/** A user as an editor of lists and a co-writer of stories of others, all or a number of them, the newest first. */
export function editorshipsOf(uid: string, limit?: number): StoredQuery {
  return {
    collection: 'people',
    group: true,
    where: [['uid', '==', uid]],
    orderBy: [['since', 'desc']],
    ...(limit !== undefined && { limit }),
  };
}

/** The editors of all lists, and the co-writers of all stories, that a user owns. */
export function editorsForOwner(ownerId: string, limit: number): StoredQuery {
  return { collection: 'people', group: true, where: [['ownerId', '==', ownerId]], orderBy: [], limit };
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

/** The items of an Instagram import, the newest photo first; those without a date come last. */
export function itemsOfImport(importId: string, limit: number): StoredQuery {
  return {
    collection: `instagramImports/${importId}/items`,
    where: [],
    orderBy: [['takenAt', 'desc']],
    limit,
  };
}

/** The account at Instagram that a user has connected. It is a query for the reason that `uploadedPhotoOf` gives. */
export function connectionOf(uid: string): StoredQuery {
  return { collection: `users/${uid}/integrations`, where: [], orderBy: [], limit: 1 };
}

/** The items of an Instagram import, a page at a time, in no order that means anything. */
export function allItemsOfImport(importId: string, limit: number): StoredQuery {
  return { collection: `instagramImports/${importId}/items`, where: [], orderBy: [], limit };
}

/** The last item of a list. */
export function lastOfList(listId: string): StoredQuery {
  return { collection: `lists/${listId}/items`, where: [], orderBy: [['order', 'desc']], limit: 1 };
}

/** The invitations to a list or a story, the newest first. */
export function invitationsOf(shared: Shared, limit: number): StoredQuery {
  return {
    collection: `${sharedPath(shared)}/invitations`,
    where: [],
    orderBy: [['createdAt', 'desc']],
    limit,
  };
}

/** The users who edit a list or a story with its owner, with the names that they chose. */
export function editorsOf(shared: Shared, limit: number): StoredQuery {
  return { collection: `${sharedPath(shared)}/people`, where: [], orderBy: [], limit };
}

/** The creator record of a user. */
export function creatorOfUser(uid: string): StoredQuery {
  return { collection: 'creators', where: [['userId', '==', uid]], orderBy: [], limit: 1 };
}

/** The creator record of a user, as far as others may see it. */
export function activeCreatorOfUser(uid: string): StoredQuery {
  const filters = [
    ['userId', '==', uid],
    ['status', '==', 'active'],
  ] as const;
  return { collection: 'creators', where: filters, orderBy: [], limit: 1 };
}

/** The archive of a user's data. It is a query for the reason that `uploadedPhotoOf` gives. */
export function dataExportOf(uid: string): StoredQuery {
  return { collection: `users/${uid}/exports`, where: [], orderBy: [], limit: 1 };
}

/** The reader of messages: a creator, by their uid, or the team, by null. */
export type MessageReader = string | null;

/** The messages of a reader that are archived, or those that are not, the newest first. */
export function messagesFor(reader: MessageReader, folder: 'inbox' | 'archive', limit: number): StoredQuery {
  const states = folder === 'archive' ? ['archived'] : ['new', 'read'];
  return {
    collection: 'messages',
    where: [receivedBy(reader), ['state', 'in', states]],
    orderBy: [['createdAt', 'desc']],
    limit,
  };
}

/** The messages that a reader has not opened yet, in no order. */
export function unreadMessagesFor(reader: MessageReader, limit: number): StoredQuery {
  return {
    collection: 'messages',
    where: [receivedBy(reader), ['state', '==', 'new']],
    orderBy: [],
    limit,
  };
}

/** Security rules decide by these fields, and so a query has to name them. */
function receivedBy(reader: MessageReader): readonly [string, '==', string] {
  return reader === null ? ['to', '==', 'team'] : ['recipientId', '==', reader];
}
