import { COLLECTION_OF, type Kind, type PublishedKind } from './entities/kinds.ts';
import { MOST_PHOTOS_AT_ONCE } from './entities/original.ts';
import { MOST_VERSIONS_AT_ONCE } from './entities/work-version.ts';
import { publicOf, type StoredQuery } from './queries.ts';

/*
 * Queries by members for their own documents, and by functions. They are apart from `queries.ts`, which every visitor loads.
 */

const CONTENT_ACCOUNTS = 'contentAccounts';

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
  return {
    collection: `users/${uid}/photos`,
    where: [['__name__', 'in', [...ids]]],
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

/** The works of a user that have a public document. */
export function publishedWorksOf(uid: string): StoredQuery[] {
  return ['published', 'changed', 'scheduled'].map((state) => ({
    collection: `users/${uid}/works`,
    where: [['state', '==', state]],
    orderBy: [],
  }));
}

/**
 * Works of all users that are due to be published, the longest due first.
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
 * Works of all users that were moved to the trash before an instant, the oldest first.
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

/** The items of all Instagram imports, of any user, that name a photo by its id. */
export function importedWith(photoId: string): StoredQuery {
  return {
    collection: 'items',
    group: true,
    where: [['photoIds', 'array-contains', photoId]],
    orderBy: [],
  };
}

/** Every list that a user owns, whatever its visibility. */
export function listsOf(uid: string): StoredQuery {
  return { collection: 'lists', where: [['ownerId', '==', uid]], orderBy: [] };
}

/** The lists of a user that everybody finds. */
export function publicListsOf(uid: string): StoredQuery {
  return {
    collection: 'lists',
    where: [
      ['ownerId', '==', uid],
      ['visibility', '==', 'public'],
    ],
    orderBy: [],
  };
}

/** The records of a user's originals. */
export function photosOf(uid: string): StoredQuery {
  return { collection: `users/${uid}/photos`, where: [], orderBy: [] };
}

/** The lists that a user owns, the last changed first. */
export function newestListsOf(uid: string, limit: number): StoredQuery {
  return { ...listsOf(uid), orderBy: [['updatedAt', 'desc']], limit };
}

/** A user as an editor of lists of others, all or a number of them, the newest first. */
export function editorshipsOf(uid: string, limit?: number): StoredQuery {
  return {
    collection: 'people',
    group: true,
    where: [['uid', '==', uid]],
    orderBy: [['since', 'desc']],
    ...(limit !== undefined && { limit }),
  };
}

/** The editors of all lists that a user owns. */
export function editorsOfListsOf(uid: string, limit: number): StoredQuery {
  return { collection: 'people', group: true, where: [['ownerId', '==', uid]], orderBy: [], limit };
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

/** The photos of an import's former items, until it is known which of them nothing else shows. */
export function photosLeavingImport(importId: string): StoredQuery {
  return { collection: `instagramImports/${importId}/leaving`, where: [], orderBy: [] };
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

/** The invitations to a list that were neither used nor revoked; they may have expired. */
export function unusedInvitationsOf(listId: string, limit: number): StoredQuery {
  return {
    collection: `lists/${listId}/invitations`,
    where: [['state', '==', 'open']],
    orderBy: [],
    limit,
  };
}

/** The editors of a list apart from its owner, with the names that they chose. */
export function editorsOf(listId: string, limit: number): StoredQuery {
  return { collection: `lists/${listId}/people`, where: [], orderBy: [], limit };
}

/** The entries of lists that hold an item. */
export function entriesOfItem(id: string, limit: number): StoredQuery {
  return { collection: 'items', group: true, where: [['id', '==', id]], orderBy: [], limit };
}

/** The entries of all lists, in the order of the items that they hold. */
export function allEntries(): StoredQuery {
  return { collection: 'items', group: true, where: [], orderBy: [['id', 'asc']] };
}

/** Who follows a creator: `users/{uid}/private/follows`. */
export function followersOf(creatorId: string): StoredQuery {
  return {
    collection: 'private',
    group: true,
    where: [['creators', 'array-contains', creatorId]],
    orderBy: [],
  };
}

/** The works of all users. */
export function allWorks(): StoredQuery {
  return { collection: 'works', group: true, where: [], orderBy: [] };
}

/** The creators that visitors see. */
export function activeCreatorRecords(): StoredQuery {
  return { collection: 'creators', where: [['status', '==', 'active']], orderBy: [] };
}

/** The creator record of a user. */
export function creatorOfUser(uid: string): StoredQuery {
  return { collection: 'creators', where: [['userId', '==', uid]], orderBy: [], limit: 1 };
}

/** The handles that a creator has or had. */
export function handlesOf(creatorId: string, limit: number): StoredQuery {
  return { collection: 'handles', where: [['creatorId', '==', creatorId]], orderBy: [], limit };
}

/** The handles that a user has or had. */
export function handlesOfUser(uid: string): StoredQuery {
  return { collection: 'handles', where: [['userId', '==', uid]], orderBy: [] };
}

/** Every public document of a user, of one kind, listed or not. */
export function allByOwner(kind: PublishedKind, uid: string): StoredQuery {
  return { collection: COLLECTION_OF[kind], where: [['ownerId', '==', uid]], orderBy: [] };
}

/** All documents of a user in one of the collections that say whose they are. */
export function allOwnedIn(
  collection: 'projects' | 'instagramImports' | 'deletedLists',
  uid: string,
): StoredQuery {
  return { collection, where: [['ownerId', '==', uid]], orderBy: [] };
}

/** The messages that a user sent. */
export function messagesFrom(uid: string): StoredQuery {
  return { collection: 'messages', where: [['from', '==', uid]], orderBy: [] };
}

/** The messages to a creator. */
export function messagesTo(creatorId: string): StoredQuery {
  return { collection: 'messages', where: [['to', '==', creatorId]], orderBy: [] };
}

/** The stories among the works of a user. */
export function storiesOf(uid: string): StoredQuery {
  return { collection: `users/${uid}/works`, where: [['kind', '==', 'post']], orderBy: [] };
}

/** The archive of a user's data. It is a query for the reason that `uploadedPhotoOf` gives. */
export function dataExportOf(uid: string): StoredQuery {
  return { collection: `users/${uid}/exports`, where: [], orderBy: [], limit: 1 };
}

/**
 * Archives of all users whose time is over.
 *
 * @param now in milliseconds
 */
export function expiredExports(now: number, limit: number): StoredQuery {
  return {
    collection: 'exports',
    group: true,
    where: [['expiresAt', '<=', new Date(now)]],
    orderBy: [['expiresAt', 'asc']],
    limit,
  };
}

/**
 * The deletions of accounts that have to begin or go on.
 *
 * @param now in milliseconds
 */
export function dueDeletions(now: number, limit: number): StoredQuery {
  return {
    collection: 'deletions',
    where: [['dueAt', '<=', new Date(now)]],
    orderBy: [['dueAt', 'asc']],
    limit,
  };
}

/** Every public document of a creator, of one kind, listed or not. */
export function allByCreator(kind: PublishedKind, creatorId: string): StoredQuery {
  return { collection: COLLECTION_OF[kind], where: [['creatorId', '==', creatorId]], orderBy: [] };
}

/**
 * The items of a kind, or the creators, whose pages search engines may list, in the order of their ids.
 *
 * @param within only those with an id that begins with a text of letters and digits, up to a number
 */
export function listedPages(
  source: Kind | 'creator',
  within?: { prefix: string; limit: number },
): StoredQuery {
  const { collection, where } =
    source === 'creator'
      ? { collection: 'creators', where: [['status', '==', 'active'] as const] }
      : publicOf(source);
  if (within === undefined) return { collection, where, orderBy: [] };
  const { prefix, limit } = within;
  // '~' comes after every character of an id.
  const ids = [['__name__', '>=', prefix] as const, ['__name__', '<=', `${prefix}~`] as const];
  return { collection, where: [...where, ...ids], orderBy: [], limit };
}

/** The shards of the sitemaps of a source, in order, all or those from one name to another, both included. */
export function sitemapShards(
  source: Kind | 'creator',
  range?: { first: string; last: string },
): StoredQuery {
  const collection = `sitemaps/${source}/shards`;
  if (range === undefined) return { collection, where: [], orderBy: [] };
  return {
    collection,
    where: [
      ['__name__', '>=', range.first],
      ['__name__', '<=', range.last],
    ],
    orderBy: [],
  };
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

/**
 * Mails whose next attempt was due at an instant, the longest due first.
 *
 * @param instant in milliseconds
 */
export function mailsDueBy(instant: number, limit: number): StoredQuery {
  return {
    collection: 'mails',
    where: [['dueAt', '<=', new Date(instant)]],
    orderBy: [['dueAt', 'asc']],
    limit,
  };
}

/** The content account whose password is that of a Firebase account. Read by functions only, like those below. */
export function contentAccountByPassword(passwordUid: string): StoredQuery {
  return { collection: CONTENT_ACCOUNTS, where: [['passwordUid', '==', passwordUid]], orderBy: [], limit: 1 };
}

/** The content accounts that sign in a user. */
export function contentAccountsOf(uid: string): StoredQuery {
  return { collection: CONTENT_ACCOUNTS, where: [['uid', '==', uid]], orderBy: [] };
}

/** The content accounts that want an address and have not confirmed it. */
export function unconfirmedAccountsWith(email: string, limit: number): StoredQuery {
  const filters = [
    ['email', '==', email],
    ['confirmed', '==', false],
  ] as const;
  return { collection: CONTENT_ACCOUNTS, where: filters, orderBy: [], limit };
}

/** The content accounts whose time to be confirmed was over at an instant, in milliseconds. */
export function unconfirmedAccountsBy(instant: number, limit: number): StoredQuery {
  return {
    collection: CONTENT_ACCOUNTS,
    where: [['purgeAt', '<=', new Date(instant)]],
    orderBy: [['purgeAt', 'asc']],
    limit,
  };
}
