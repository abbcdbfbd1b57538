import { COLLECTION_OF, type Kind, type PublishedKind } from './entities/kinds.ts';
import { type Shared, sharedPath } from './entities/shared.ts';
import { publicOf, type StoredQuery } from './queries.ts';

/*
 * Queries by functions alone. They pass by the security rules.
 */

const CONTENT_ACCOUNTS = 'contentAccounts';

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

/** The photos of an import's former items, until it is known which of them nothing else shows. */
export function photosLeavingImport(importId: string): StoredQuery {
  return { collection: `instagramImports/${importId}/leaving`, where: [], orderBy: [] };
}

/** The invitations to a list or a story that were neither used nor revoked; they may have expired. */
export function unusedInvitationsOf(shared: Shared, limit: number): StoredQuery {
  return {
    collection: `${sharedPath(shared)}/invitations`,
    where: [['state', '==', 'open']],
    orderBy: [],
    limit,
  };
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
  collection: 'projects' | 'instagramImports' | 'deletedLists' | 'previewLinks',
  uid: string,
): StoredQuery {
  return { collection, where: [['ownerId', '==', uid]], orderBy: [] };
}

/** The link to the preview of a work: one at most, which may have expired. */
export function previewLinksOf(uid: string, workId: string): StoredQuery {
  return {
    collection: 'previewLinks',
    where: [
      ['ownerId', '==', uid],
      ['workId', '==', workId],
    ],
    orderBy: [],
  };
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

/** The content account with a password and a confirmed address. */
export function confirmedAccountWith(email: string): StoredQuery {
  const filters = [
    ['email', '==', email],
    ['provider', '==', 'local'],
    ['confirmed', '==', true],
  ] as const;
  return { collection: CONTENT_ACCOUNTS, where: filters, orderBy: [], limit: 1 };
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
