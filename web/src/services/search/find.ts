import type { Position } from '@waymark/model/geography/position';
import { INDEX_OF_SORT, SEARCH_INDEX } from '@waymark/model/search/index-names';
import { HIT_FIELDS, readHits, type SearchHit } from '@waymark/model/search/search-hit';
import type { SearchKind } from '@waymark/model/search/search-kinds';
import { type LiteClient, liteClient, type SearchQuery } from 'algoliasearch/lite';
import { config } from '../../config.ts';
import { type Failure, failureOf } from '../../session/failure.ts';

/** What a search found. */
export interface Found {
  /** The places whose name the words are. */
  places: SearchHit[];
  /** Everything else, the best first. */
  others: SearchHit[];
}

export type Answer<Done> = { done: Done } | { failure: Failure };

/** The kinds that have names which travellers search for first. */
const PLACES: readonly SearchKind[] = ['destination', 'area', 'country'];

const MOST_PLACES = 4;
const MOST_OTHERS = 12;
const MOST_SAVED = 6;

/** How far away a saved item still is nearby, in metres. */
const NEARBY = 300_000;

/** How long an answer may take, in milliseconds. A suggestion that comes later is of no use. */
const TIMEOUTS = { connect: 2_000, read: 5_000, write: 5_000 };

/** Finds what is public by words with mistakes, in both languages. It never throws. */
export async function findPublic(words: string): Promise<Answer<Found>> {
  const answer = await ask([
    {
      ...COMMON,
      query: words,
      filters: PLACES.map((kind) => `kind:${kind}`).join(' OR '),
      hitsPerPage: MOST_PLACES,
      restrictSearchableAttributes: ['title.en', 'title.fr'],
      // A place is named by all of the words, or it stands among the others.
      removeWordsIfNoResults: 'none',
    },
    { ...COMMON, query: words, hitsPerPage: MOST_PLACES + MOST_OTHERS },
  ]);
  if ('failure' in answer) return answer;
  const [named = [], all = []] = answer.done;
  // A place whose name is merely similar does not come before what the words name exactly.
  const least = Math.min(...all.map(({ typos }) => typos));
  const places = named.filter(({ typos }) => typos <= least);
  const keys = new Set(places.map(({ key }) => key));
  return { done: { places, others: all.filter(({ key }) => !keys.has(key)).slice(0, MOST_OTHERS) } };
}

/** Finds what people saved most, nearby where a position is given. It never throws. */
export async function findSaved(near: Position | undefined): Promise<Answer<SearchHit[]>> {
  const around = near && { aroundLatLng: `${near.lat},${near.lng}`, aroundRadius: NEARBY };
  const answer = await ask([
    { ...COMMON, ...around, indexName: INDEX_OF_SORT.saved, query: '', hitsPerPage: MOST_SAVED },
  ]);
  return 'failure' in answer ? answer : { done: answer.done.flat() };
}

const COMMON = {
  indexName: SEARCH_INDEX,
  attributesToRetrieve: [...HIT_FIELDS],
  attributesToHighlight: ['title'],
  attributesToSnippet: [],
  getRankingInfo: true,
} satisfies SearchQuery;

/** Made on the first search. */
let client: LiteClient | undefined;

async function ask(requests: SearchQuery[]): Promise<Answer<SearchHit[][]>> {
  client ??= liteClient(config.VITE_ALGOLIA_APP_ID, config.VITE_ALGOLIA_SEARCH_KEY, {
    timeouts: TIMEOUTS,
    ...(config.VITE_ALGOLIA_ORIGIN !== undefined && { hosts: [hostAt(config.VITE_ALGOLIA_ORIGIN)] }),
  });
  try {
    // The client would keep an answer until the page is left, and what was published since would not be found.
    const { results } = await client.search({ requests }, { cacheable: false });
    return { done: results.map((result) => ('hits' in result ? readHits(result.hits) : [])) };
  } catch (error) {
    return { failure: failureIn(error) };
  }
}

function hostAt(origin: string) {
  const { host, protocol } = new URL(origin);
  return { url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' } as const;
}

/** The client names its errors: `RetryError` where no host answered, `ApiError` where one refused. */
function failureIn(error: unknown): Failure {
  if (!(error instanceof Error)) return failureOf(error);
  if (error.name === 'RetryError') {
    console.warn('The search engine did not answer.', error);
    return { reason: 'unreachable' };
  }
  if (error.name === 'ApiError' && 'status' in error && error.status === 429) return { reason: 'too-many' };
  return failureOf(error);
}
