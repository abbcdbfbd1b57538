import type { SearchHit } from '@waymark/model/search/search-hit';
import { ask, type FacetCounts, type SearchAnswer } from './engine.ts';
import { type ResultsQuery, restrictedGroups, resultRequests } from './result-requests.ts';

/** A page of what a search found. */
export interface Results {
  hits: SearchHit[];
  /** How many there are on all pages. */
  total: number;
  /** How many pages can be asked for: the engine answers at most 1,000 results. */
  pages: number;
  /** How many results have each value of each facet; of a restricted facet, as if it were not. Only the first page has them. */
  facets: FacetCounts;
}

/** Finds a page of results, from 0. It never throws. */
export async function findResults(query: ResultsQuery, page: number): Promise<SearchAnswer<Results>> {
  const answer = await ask(resultRequests(query, page));
  if ('failure' in answer) return answer;
  const [found, ...counted] = answer.done;
  if (found === undefined) throw new Error('The engine answered fewer queries than it was asked');
  const facets = restrictedGroups(query).flatMap((group, i) =>
    group.map((facet) => [facet, counted[i]?.facets[facet] ?? {}] as const),
  );
  return { done: { ...found, facets: { ...found.facets, ...(page === 0 && Object.fromEntries(facets)) } } };
}
