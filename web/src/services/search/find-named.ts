import type { Kind } from '@waymark/model/entities/kinds';
import type { Position } from '@waymark/model/geography/position';
import { SEARCH_INDEX } from '@waymark/model/search/index-names';
import { HIT_FIELDS, type SearchHit } from '@waymark/model/search/search-hit';
import type { SearchQuery } from 'algoliasearch/lite';
import { ask, type SearchAnswer } from './engine.ts';

/** How many items are offered. */
const MOST = 12;

/**
 * Finds public items of some kinds by words with mistakes, in both languages; of equally good ones those near a position first. It
 * never throws.
 */
export async function findNamed(
  words: string,
  kinds: readonly Kind[],
  near: Position | undefined,
): Promise<SearchAnswer<SearchHit[]>> {
  const answer = await ask([requestFor(words, kinds, near)]);
  return 'failure' in answer ? answer : { done: answer.done.flatMap(({ hits }) => hits) };
}

/** Like `findNamed`, for several words at once: the hits of each, in their order. */
export async function findEachNamed(
  all: readonly string[],
  kinds: readonly Kind[],
): Promise<SearchAnswer<SearchHit[][]>> {
  const answer = await ask(all.map((words) => requestFor(words, kinds, undefined)));
  return 'failure' in answer ? answer : { done: answer.done.map(({ hits }) => hits) };
}

function requestFor(words: string, kinds: readonly Kind[], near: Position | undefined): SearchQuery {
  return {
    indexName: SEARCH_INDEX,
    query: words,
    hitsPerPage: MOST,
    filters: kinds.map((kind) => `kind:${kind}`).join(' OR '),
    // Far ones count too.
    ...(near && { aroundLatLng: `${near.lat},${near.lng}`, aroundRadius: 'all' as const }),
    removeWordsIfNoResults: 'none',
    attributesToRetrieve: [...HIT_FIELDS, '_geoloc'],
    attributesToHighlight: [],
    attributesToSnippet: [],
  };
}
