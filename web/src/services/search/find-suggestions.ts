import type { Position } from '@waymark/model/geography/position';
import { INDEX_OF_SORT, SEARCH_INDEX } from '@waymark/model/search/index-names';
import { HIT_FIELDS, type SearchHit } from '@waymark/model/search/search-hit';
import { NAMED_PLACES } from '@waymark/model/search/search-kinds';
import type { SearchQuery } from 'algoliasearch/lite';
import { ask, type SearchAnswer } from './engine.ts';

/** What a search found. */
export interface Found {
  /** The places whose name the words are. */
  places: SearchHit[];
  /** Everything else, the best first. */
  others: SearchHit[];
}

const MOST_PLACES = 4;
const MOST_OTHERS = 12;
const MOST_SAVED = 6;

/** How far away a saved item still is nearby, in metres. */
const NEARBY = 300_000;

/** Finds what is public by words with mistakes, in both languages. It never throws. */
export async function findPublic(words: string): Promise<SearchAnswer<Found>> {
  const answer = await ask([
    {
      ...COMMON,
      query: words,
      filters: NAMED_PLACES.map((kind) => `kind:${kind}`).join(' OR '),
      hitsPerPage: MOST_PLACES,
      restrictSearchableAttributes: ['title.en', 'title.fr'],
      // A place is named by all of the words, or it stands among the others.
      removeWordsIfNoResults: 'none',
    },
    { ...COMMON, query: words, hitsPerPage: MOST_PLACES + MOST_OTHERS },
  ]);
  if ('failure' in answer) return answer;
  const [named = [], all = []] = answer.done.map(({ hits }) => hits);
  // A place whose name is merely similar does not come before what the words name exactly.
  const least = Math.min(...all.map(({ typos }) => typos));
  const places = named.filter(({ typos }) => typos <= least);
  const keys = new Set(places.map(({ key }) => key));
  return { done: { places, others: all.filter(({ key }) => !keys.has(key)).slice(0, MOST_OTHERS) } };
}

/** What people saved most. */
export interface Saved {
  hits: SearchHit[];
  /** Whether all of it is near the position that was asked for. */
  isNear: boolean;
}

/** Finds what people saved most: nearby where a position is given and something is there, else anywhere. It never throws. */
export async function findSaved(near: Position | undefined): Promise<SearchAnswer<Saved>> {
  const anywhere = { ...COMMON, indexName: INDEX_OF_SORT.saved, query: '', hitsPerPage: MOST_SAVED };
  const around = near && { aroundLatLng: `${near.lat},${near.lng}`, aroundRadius: NEARBY };
  const answer = await ask(around ? [anywhere, { ...anywhere, ...around }] : [anywhere]);
  if ('failure' in answer) return answer;
  const [all = [], nearby = []] = answer.done.map(({ hits }) => hits);
  const isNear = nearby.length > 0;
  return { done: { hits: isNear ? nearby : all, isNear } };
}

const COMMON = {
  indexName: SEARCH_INDEX,
  attributesToRetrieve: [...HIT_FIELDS],
  attributesToHighlight: ['title'],
  attributesToSnippet: [],
  getRankingInfo: true,
} satisfies SearchQuery;
