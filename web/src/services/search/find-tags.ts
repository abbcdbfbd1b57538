import { SEARCH_INDEX } from '@waymark/model/search/index-names';
import { ask, type SearchAnswer } from './engine.ts';

/** How many tags are offered. */
const MOST = 16;

/** The most frequent tags of everything public, the first one first. It never throws. */
export async function findTags(): Promise<SearchAnswer<string[]>> {
  const answer = await ask([
    {
      indexName: SEARCH_INDEX,
      query: '',
      hitsPerPage: 0,
      facets: ['tags'],
      maxValuesPerFacet: MOST,
      facetingAfterDistinct: true,
      analytics: false,
    },
  ]);
  if ('failure' in answer) return answer;
  const counts = Object.entries(answer.done[0]?.facets['tags'] ?? {});
  return { done: counts.toSorted(([, a], [, b]) => b - a).map(([tag]) => tag) };
}
