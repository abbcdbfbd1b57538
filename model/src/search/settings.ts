import { HIGHLIGHT } from './highlight.ts';
import { INDEX_OF_SORT, type Sort } from './index-names.ts';

/** The part of the settings of an index that Waymark decides, in the words of Algolia's API. */
export type IndexSettings = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** The fields that a search may count and filter by. Others in an answer are only shown. */
const FACETS = ['kind', 'category', 'tags', 'country', 'creator', 'languages', 'type'] as const;

/** Algolia's own order of criteria, of which each decides where the ones before it are equal. */
const BY_FIT = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

const WORDS: IndexSettings = {
  queryLanguages: ['en', 'fr'],
  indexLanguages: ['en', 'fr'],
  ignorePlurals: ['en', 'fr'],
  removeStopWords: ['en', 'fr'],
  // A search of several words that no record has shows those that have most of them.
  removeWordsIfNoResults: 'allOptional',
  highlightPreTag: HIGHLIGHT.start,
  highlightPostTag: HIGHLIGHT.end,
  snippetEllipsisText: '…',
};

const PUBLIC: IndexSettings = {
  ...WORDS,
  searchableAttributes: [
    'title.en,title.fr',
    'places',
    'tags',
    'words',
    'author,creator',
    'unordered(summary.en),unordered(summary.fr)',
    'unordered(text.en),unordered(text.fr)',
  ],
  attributesForFaceting: [
    ...FACETS.map((facet) => (facet === 'tags' || facet === 'creator' ? `searchable(${facet})` : facet)),
    'filterOnly(key)',
  ],
  attributeForDistinct: 'key',
  distinct: 1,
  customRanking: ['desc(weight)', 'desc(saves)', 'desc(total)', 'desc(publishedAt)', 'asc(part)'],
  attributesToHighlight: ['title', 'summary', 'places', 'tags', 'author'],
  attributesToSnippet: ['text.en:24', 'text.fr:24'],
  // The text comes as a snippet, and a whole part of a story would make every answer ten times as long.
  attributesToRetrieve: ['*', '-text', '-words'],
};

/** What comes before the fit in each order. */
const FIRST: Readonly<Record<Sort, readonly string[]>> = {
  fit: [],
  near: ['geo'],
  new: ['desc(publishedAt)'],
  saved: ['desc(saves)'],
};

/** The settings of the index that answers in an order, without the names of its replicas. */
export function settingsOf(sort: Sort): IndexSettings {
  const first = FIRST[sort];
  return { ...PUBLIC, ranking: [...first, ...BY_FIT.filter((criterion) => !first.includes(criterion))] };
}

/** The replicas of the public index. */
export const REPLICAS = Object.values(INDEX_OF_SORT).filter((name) => name !== INDEX_OF_SORT.fit);

/** The settings of the index of works. */
export const WORKS_SETTINGS: IndexSettings = {
  ...WORDS,
  searchableAttributes: [
    'title.en,title.fr',
    'tags',
    'words',
    'unordered(summary.en),unordered(summary.fr)',
    'unordered(text.en),unordered(text.fr)',
  ],
  attributesForFaceting: ['filterOnly(ownerId)', 'kind', 'state', 'category', 'projectId', 'tags'],
  attributeForDistinct: 'key',
  distinct: 1,
  ranking: BY_FIT,
  customRanking: ['asc(part)'],
  attributesToHighlight: ['title', 'summary', 'tags'],
  attributesToRetrieve: ['*', '-text', '-words', '-ownerId'],
};
