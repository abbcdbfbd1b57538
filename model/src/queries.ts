import { COLLECTION_OF, type Kind, type PublishedKind } from './entities/kinds.ts';

/*
 * Every query that Waymark asks its database, as plain data: the web and the functions turn them into their SDK's, and a test
 * compares them all with `firestore.indexes.json`, because the emulator does not check indexes.
 */

export type Operator = '==' | '>=' | '<=' | 'array-contains';
export type Filter = readonly [field: string, operator: Operator, value: string | boolean];
export type Ordering = readonly [field: string, direction: 'asc' | 'desc'];

export interface StoredQuery {
  /** The path of the collection. */
  collection: string;
  where: readonly Filter[];
  orderBy: readonly Ordering[];
  /** How many documents at most; all of them where it is absent. */
  limit?: number;
}

const LISTED: Filter = ['visibility', '==', 'public'];

/** What narrows the public items of a kind. */
export interface Narrowing {
  countryCode?: string;
  creatorId?: string;
  areaId?: string;
  destinationId?: string;
  poiId?: string;
}

/** All public items of a kind, without those that are reachable by their address only. */
export function publicOf(kind: Kind, narrowing: Narrowing = {}): StoredQuery {
  const { areaId, ...equal } = narrowing;
  const filters = Object.entries(equal).map(([field, value]): Filter => [field, '==', value]);
  if (areaId !== undefined) filters.push(['areaIds', 'array-contains', areaId]);
  return { collection: COLLECTION_OF[kind], where: [LISTED, ...filters], orderBy: [] };
}

/** Public items of a kind, the newest first: lists by their last change, all others by their first publication. */
export function newestOf(kind: Kind, limit: number, narrowing?: Narrowing): StoredQuery {
  const field = kind === 'list' ? 'updatedAt' : 'publishedAt';
  return { ...publicOf(kind, narrowing), orderBy: [[field, 'desc']], limit };
}

/** Public items of a kind whose geohash lies in a range, ends included. */
export function withinGeohashes(
  kind: Kind,
  [start, end]: readonly [string, string],
  limit: number,
): StoredQuery {
  const { collection, where } = publicOf(kind);
  return {
    collection,
    where: [...where, ['geohash', '>=', start], ['geohash', '<=', end]],
    orderBy: [['geohash', 'asc']],
    limit,
  };
}

/**
 * Public items of a kind in a tile of the map, given its quadkey, in the order of theirs: those of one tile below it follow
 * each other.
 */
export function withinQuadkey(kind: Kind, quadkey: string, limit?: number): StoredQuery {
  const { collection, where } = publicOf(kind);
  return {
    collection,
    // '4' comes after every digit of a quadkey.
    where: [...where, ['quadkey', '>=', quadkey], ['quadkey', '<=', `${quadkey}4`]],
    orderBy: [['quadkey', 'asc']],
    ...(limit !== undefined && { limit }),
  };
}

/** Every tile of a level of the map index. */
export function tilesOfLevel(level: number): StoredQuery {
  return { collection: `mapIndex/${level}/tiles`, where: [], orderBy: [] };
}

/** Every public document of a creator, of one kind, listed or not. */
export function allByCreator(kind: PublishedKind, creatorId: string): StoredQuery {
  return { collection: COLLECTION_OF[kind], where: [['creatorId', '==', creatorId]], orderBy: [] };
}

/** The works of a user that have a public document. */
export function publishedWorksOf(uid: string): StoredQuery[] {
  return ['published', 'changed', 'scheduled'].map((state) => ({
    collection: `users/${uid}/works`,
    where: [['state', '==', state]],
    orderBy: [],
  }));
}

/** Every list that a user owns, whoever may see it. */
export function listsOf(uid: string): StoredQuery {
  return { collection: 'lists', where: [['ownerId', '==', uid]], orderBy: [] };
}

/** The first items of a list, in its order. */
export function itemsOfList(listId: string, limit: number): StoredQuery {
  return { collection: `lists/${listId}/items`, where: [], orderBy: [['order', 'asc']], limit };
}

/** The creator record of a user. */
export function creatorOfUser(uid: string): StoredQuery {
  return { collection: 'creators', where: [['userId', '==', uid]], orderBy: [], limit: 1 };
}

export function creatorByHandle(handle: string): StoredQuery {
  return { collection: 'creators', where: [['handle', '==', handle]], orderBy: [], limit: 1 };
}

export function newestCreators(limit: number): StoredQuery {
  return {
    collection: 'creators',
    where: [['status', '==', 'active']],
    orderBy: [['joinedAt', 'desc']],
    limit,
  };
}

export function allCountries(): StoredQuery {
  return { collection: 'countries', where: [], orderBy: [['code', 'asc']] };
}

export function newestArticles(limit: number): StoredQuery {
  return { collection: 'articles', where: [], orderBy: [['publishedAt', 'desc']], limit };
}
