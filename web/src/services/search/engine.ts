import { readHits, type SearchHit } from '@waymark/model/search/search-hit';
import {
  type LiteClient,
  liteClient,
  type SearchQuery,
  type SearchResponse,
  type SearchResult,
} from 'algoliasearch/lite';
import { config } from '../../config.ts';
import type { Failure } from '../../session/failure.ts';
import { clientOptions } from './client-options.ts';
import { reportsSearches } from './report.ts';

export type SearchAnswer<Done> = { done: Done } | { failure: Failure };

/** What the engine answers to one query. */
export interface EngineResult {
  hits: SearchHit[];
  /** How many there are on all pages. */
  total: number;
  /** How many pages can be asked for. */
  pages: number;
  /** How many results have each value of each requested facet. */
  facets: FacetCounts;
}

export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * How long an answer may take in all, in milliseconds. The client asks one host after another, and waits where one says so, for half
 * a minute together: no visitor waits that long.
 */
export const LONGEST = 8_000;

export type EngineClient = Pick<LiteClient, 'search'>;

/** Made on the first search. */
let client: Promise<EngineClient> | undefined;

/** Asks the search engine several queries at once. It never throws. */
export async function ask(requests: SearchQuery[]): Promise<SearchAnswer<EngineResult[]>> {
  const options = { isCached: config.VITE_ALGOLIA_CACHE };
  client ??= newClient(config.VITE_ALGOLIA_SEARCH_KEY, options).catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  try {
    const clickAnalytics = reportsSearches();
    const named = clickAnalytics ? requests.map((request) => ({ ...request, clickAnalytics })) : requests;
    const results = await answersOf(await client, named);
    return { done: results.map((result) => ('hits' in result ? resultOf(result) : NOTHING)) };
  } catch (error) {
    return { failure: searchFailureOf(error) };
  }
}

/** The results of several queries. @throws the errors of Algolia's client, or a `TimeoutError` */
export async function answersOf(loaded: EngineClient, requests: SearchQuery[]): Promise<SearchResult[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('The search took too long.', 'TimeoutError')), LONGEST);
  });
  try {
    return (await Promise.race([loaded.search({ requests }), late])).results;
  } finally {
    clearTimeout(timer);
  }
}

/** @param options as in `clientOptions` */
export async function newClient(key: string, options: { isCached: boolean }): Promise<EngineClient> {
  const make = config.VITE_ALGOLIA_LITE ? liteClient : (await import('algoliasearch')).algoliasearch;
  return make(config.VITE_ALGOLIA_APP_ID, key, clientOptions(options));
}

const NOTHING: EngineResult = { hits: [], total: 0, pages: 0, facets: {} };

type Answered = {
  [Field in 'hits' | 'nbHits' | 'nbPages' | 'facets' | 'index' | 'queryID' | 'page' | 'hitsPerPage']?:
    | SearchResponse[Field]
    | undefined;
};

function resultOf({ hits = [], nbHits = 0, nbPages = 0, facets = {}, ...answer }: Answered): EngineResult {
  const { index, queryID: queryId, page = 0, hitsPerPage = 0 } = answer;
  const name =
    index === undefined || queryId === undefined ? undefined : { index, queryId, before: page * hitsPerPage };
  return { hits: readHits(hits, name), total: nbHits, pages: nbPages, facets };
}

/** The client names its errors: `RetryError` where no host answered, `ApiError` where one refused. */
export function searchFailureOf(error: unknown): Failure {
  const { name, status } = Object(error) as { name?: unknown; status?: unknown }; // any value may be thrown
  if (name === 'RetryError' || name === 'TimeoutError') {
    console.warn('The search engine did not answer.', error);
    return { reason: 'unreachable' };
  }
  if (name === 'ApiError' && status === 429) return { reason: 'too-many' };
  reportError(error);
  return { reason: 'broken' };
}
