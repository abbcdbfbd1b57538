import type { Reference } from './entities/fields.ts';
import { COLLECTION_OF, type Kind, type PublishedKind } from './entities/kinds.ts';
import { LOCALES, type Locale } from './locale.ts';

/*
 * Every query of Waymark's database, as plain data. Web and functions translate them for their SDK, and a test compares them
 * all with `firestore.indexes.json`, because the emulator does not check indexes.
 */

type Operator = '==' | '>=' | '<=' | 'in' | 'array-contains' | 'array-contains-any';
type Filter = readonly [
  field: string,
  operator: Operator,
  // The SDKs store a Date as a Timestamp.
  value: string | boolean | Date | readonly Reference[] | readonly (string | readonly string[])[],
];
type Ordering = readonly [field: string, direction: 'asc' | 'desc'];

export interface StoredQuery {
  /** The path of the collection. */
  collection: string;
  /** A collection group: all collections of this name are searched. */
  group?: true;
  where: readonly Filter[];
  orderBy: readonly Ordering[];
  /** The most documents; all where it is absent. */
  limit?: number;
}

const LISTED: Filter = ['visibility', '==', 'public'];

/** Filters for the public items of a kind. */
export interface Narrowing {
  countryCode?: string;
  creatorId?: string;
  areaId?: string;
  destinationId?: string;
  poiId?: string;
  /** Items of which a story has one among its places; the database accepts up to 30. */
  about?: readonly Reference[];
}

/** All public items of a kind, without unlisted ones. */
export function publicOf(kind: Kind, narrowing: Narrowing = {}): StoredQuery {
  const { areaId, about, ...equal } = narrowing;
  const filters = Object.entries(equal).map(([field, value]): Filter => [field, '==', value]);
  if (areaId !== undefined) filters.push(['areaIds', 'array-contains', areaId]);
  if (about !== undefined) filters.push(['places', 'array-contains-any', about]);
  return { collection: COLLECTION_OF[kind], where: [LISTED, ...filters], orderBy: [] };
}

/** Public items of a kind, the newest first: lists by their last change, all others by their first publication. */
export function newestOf(kind: Kind, limit: number, narrowing?: Narrowing): StoredQuery {
  const field = kind === 'list' ? 'updatedAt' : 'publishedAt';
  return { ...publicOf(kind, narrowing), orderBy: [[field, 'desc']], limit };
}

/** Published items of a kind, the best first: those that most lists hold, and then the newest. */
export function bestOf(kind: PublishedKind, limit: number, narrowing?: Narrowing): StoredQuery {
  const orderBy: readonly Ordering[] = [
    ['saves', 'desc'],
    ['publishedAt', 'desc'],
  ];
  return { ...publicOf(kind, narrowing), orderBy, limit };
}

/**
 * Public items of a kind by any of several creators, the newest first.
 * @param creatorIds the database accepts up to 30
 */
export function newestBy(kind: PublishedKind, creatorIds: readonly string[], limit: number): StoredQuery {
  const newest = newestOf(kind, limit);
  return { ...newest, where: [...newest.where, ['creatorId', 'in', creatorIds]] };
}

/**
 * Public items of a kind in any of the given map tiles, the newest first, as in `newestOf`. Without tiles, all of them.
 *
 * @param tiles keys of tiles from `tilesOfView`; the database accepts up to 30
 */
export function newestWithin(
  kind: 'post' | 'list',
  tiles: readonly string[] | undefined,
  limit: number,
): StoredQuery {
  return within(tiles, newestOf(kind, limit));
}

/** The same, the best first, as in `bestOf`. The document of a list does not say in how many lists it is. */
export function bestWithin(kind: 'post', tiles: readonly string[] | undefined, limit: number): StoredQuery {
  return within(tiles, bestOf(kind, limit));
}

function within(tiles: readonly string[] | undefined, query: StoredQuery): StoredQuery {
  if (tiles === undefined) return query;
  return { ...query, where: [...query.where, ['tiles', 'array-contains-any', tiles]] };
}

/**
 * Public items of a kind in a map tile, given its quadkey, ordered by theirs, so that the items of each tile below follow each
 * other.
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

/** The first items of a list, in its order. */
export function itemsOfList(listId: string, limit: number): StoredQuery {
  return { collection: `lists/${listId}/items`, where: [], orderBy: [['order', 'asc']], limit };
}

/** The active creator with a handle. The rules allow only queries for active creators. */
export function creatorByHandle(handle: string): StoredQuery {
  return {
    collection: 'creators',
    where: [
      ['handle', '==', handle],
      ['status', '==', 'active'],
    ],
    orderBy: [],
    limit: 1,
  };
}

const CREATOR_ORDERS = {
  newest: ['joinedAt', 'desc'],
  name: ['sortName', 'asc'],
  published: ['total', 'desc'],
} as const satisfies Record<string, Ordering>;

export type CreatorOrder = keyof typeof CREATOR_ORDERS;

/** Filters and order for the active creators. */
export interface CreatorNarrowing {
  order?: CreatorOrder;
  /** A language in which they write. */
  language?: Locale | undefined;
  /** The start of a word of their name or handle: see `nameStartOf`. The order is then by name. */
  nameStart?: string;
}

/** Active creators, the last to join first unless another order is given. */
export function activeCreators(
  limit: number,
  { order = 'newest', language, nameStart = '' }: CreatorNarrowing = {},
): StoredQuery {
  const where: Filter[] = [['status', '==', 'active']];
  if (nameStart !== '') where.push(['nameStarts', 'array-contains', nameStart]);
  if (language !== undefined)
    where.push(
      // A query has one `array-contains`.
      nameStart === '' ? ['languages', 'array-contains', language] : ['languages', 'in', listsWith(language)],
    );
  return {
    collection: 'creators',
    where,
    orderBy: [CREATOR_ORDERS[nameStart === '' ? order : 'name']],
    limit,
  };
}

/** Every list of the two languages that has this one. */
function listsWith(language: Locale): Locale[][] {
  const others = LOCALES.filter((other) => other !== language);
  return [
    [language],
    ...others.flatMap((other) => [
      [language, other],
      [other, language],
    ]),
  ];
}

export function allCountries(): StoredQuery {
  return { collection: 'countries', where: [], orderBy: [['code', 'asc']] };
}

export function countryByCode(code: string): StoredQuery {
  return { collection: 'countries', where: [['code', '==', code]], orderBy: [], limit: 1 };
}

export function newestArticles(limit: number): StoredQuery {
  return { collection: 'articles', where: [], orderBy: [['publishedAt', 'desc']], limit };
}

/** The article that was published before another one. */
export function articleBefore({ publishedAt }: { publishedAt: number }): StoredQuery {
  return { ...newestArticles(1), where: [['publishedAt', '<=', new Date(publishedAt - 1)]] };
}
