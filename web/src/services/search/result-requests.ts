import type { Category } from '@waymark/model/entities/kinds';
import type { Bounds } from '@waymark/model/geography/bounds';
import type { Position } from '@waymark/model/geography/position';
import type { Locale } from '@waymark/model/locale';
import { INDEX_OF_SORT, type Sort } from '@waymark/model/search/index-names';
import { MAP_HIT_FIELDS } from '@waymark/model/search/search-hit';
import { PAGE_KINDS, type SearchKind } from '@waymark/model/search/search-kinds';
import type { SearchQuery } from 'algoliasearch/lite';

/** What is searched for, where, and in which order. An empty list excludes nothing. */
export interface ResultsQuery {
  /** Empty for everything that passes the filters. */
  words: string;
  kinds: readonly SearchKind[];
  /** Those of items. Pages that are no items have none, and pass by their kind. */
  categories: readonly Category[];
  /** Results have all of them. */
  tags: readonly string[];
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** Handles. */
  creators: readonly string[];
  languages: readonly Locale[];
  sort: Sort;
  /** Where results lie; null for anywhere, and then also for what has no position. */
  area: Bounds | null;
  /** The position for the order `near`; null for the other orders. */
  near: Position | null;
}

/** How many results a page has: a map shows them all at once, a list in portions. */
export const PAGE = 100;

/** How many values of a facet are counted, the most frequent ones: there are fewer countries. */
const MOST_VALUES = 250;

/** The facets that are counted together, because one choice restricts all of them. */
const GROUPS = [['kind'], ['category'], ['country'], ['creator'], ['languages']] as const;
const FACETS = [...GROUPS.flat(), 'tags'];

/**
 * The queries for a page of results. The first one finds the results and counts all facets. The others count each group of facets
 * that is restricted, as if it were not, so that what else could be chosen keeps its number.
 */
export function resultRequests(query: ResultsQuery, page: number): SearchQuery[] {
  const { words, sort, area, near } = query;
  const common = {
    indexName: INDEX_OF_SORT[sort],
    query: words,
    facetingAfterDistinct: true,
    maxValuesPerFacet: MOST_VALUES,
    ...(area && { insideBoundingBox: boxesOf(area) }),
    ...(near && { aroundLatLng: `${near.lat},${near.lng}`, aroundRadius: 'all' as const }),
  };
  const found: SearchQuery = {
    ...common,
    ...filtersOf(query),
    ...(page === 0 && { facets: FACETS }),
    hitsPerPage: PAGE,
    page,
    attributesToRetrieve: [...MAP_HIT_FIELDS],
    attributesToHighlight: ['title'],
    attributesToSnippet: ['text.en:16', 'text.fr:16', 'summary.en:16', 'summary.fr:16'],
  };
  if (page > 0) return [found];
  return [
    found,
    ...restrictedGroups(query).map(
      (group): SearchQuery => ({
        ...common,
        ...filtersOf(query, group),
        facets: [...group],
        hitsPerPage: 0,
        analytics: false,
      }),
    ),
  ];
}

/** The groups of facets that have a query of their own, in the order of these queries. */
export function restrictedGroups(query: ResultsQuery): (readonly string[])[] {
  return GROUPS.filter((group) => conditionsOf(query, group).length > 0);
}

/** @param except the group of facets whose restrictions are left out */
function filtersOf(query: ResultsQuery, except?: readonly string[]) {
  const groups = GROUPS.filter((group) => group !== except);
  const facetFilters = [
    ...groups.flatMap((group) => conditionsOf(query, group)),
    ...query.tags.map((tag) => [condition('tags', tag)]),
  ];
  return facetFilters.length === 0 ? {} : { facetFilters };
}

/** Alternatives, all of which have one that is true. */
function conditionsOf(query: ResultsQuery, group: (typeof GROUPS)[number]): string[][] {
  switch (group[0]) {
    case 'kind':
      return oneOf('kind', query.kinds);
    case 'category':
      return categoryConditions(query);
    case 'country':
      return oneOf('country', query.countries);
    case 'creator':
      return oneOf('creator', query.creators);
    case 'languages':
      return oneOf('languages', query.languages);
  }
}

function categoryConditions({ kinds, categories }: ResultsQuery): string[][] {
  if (categories.length === 0) return [];
  const pages = PAGE_KINDS.filter((kind) => kinds.includes(kind));
  return [[...oneOf('category', categories), ...oneOf('kind', pages)].flat()];
}

function oneOf(facet: string, values: readonly string[]): string[][] {
  return values.length === 0 ? [] : [values.map((value) => condition(facet, value))];
}

/** A value that begins with a hyphen would exclude what has the rest of it. */
function condition(facet: string, value: string): string {
  return `${facet}:${value.replace(/^-/, '\\-')}`;
}

/** An area as the engine takes it, from corner to corner: in two boxes where it crosses the antimeridian. */
function boxesOf({ west, south, east, north }: Bounds): number[][] {
  if (west <= east) return [[south, west, north, east]];
  return [
    [south, west, north, 180],
    [south, -180, north, east],
  ];
}
