import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { SEARCH_INDEX, WORKS_INDEX } from '@waymark/model/search/index-names';
import { SEARCH_KINDS, type SearchKind } from '@waymark/model/search/search-kinds';

/** The collection of each kind that the public index holds. */
export const SEARCHED_COLLECTION = {
  ...COLLECTION_OF,
  creator: 'creators',
  country: 'countries',
  article: 'articles',
} as const satisfies Record<SearchKind, string>;

/** The indexes that are made from the database. */
export const INDEXES = [SEARCH_INDEX, WORKS_INDEX] as const;
export type IndexName = (typeof INDEXES)[number];

/** A document that has records: one of a public kind, or a creator's work. */
export type Source =
  | { index: typeof SEARCH_INDEX; kind: SearchKind }
  | { index: typeof WORKS_INDEX; ownerId: string };

const WORK_PATH = /^users\/([^/]+)\/works\/[^/]+$/;

/** What a document at a path is to the search; undefined where it is nothing. */
export function sourceAt(path: string): Source | undefined {
  const [collection, id, ...rest] = path.split('/');
  const kind = SEARCH_KINDS.find((candidate) => SEARCHED_COLLECTION[candidate] === collection);
  if (kind !== undefined) return id && rest.length === 0 ? { index: SEARCH_INDEX, kind } : undefined;
  const ownerId = WORK_PATH.exec(path)?.[1];
  return ownerId === undefined ? undefined : { index: WORKS_INDEX, ownerId };
}
