import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SearchAnswer } from '../../../services/search/engine.ts';
import type { Results } from '../../../services/search/find-results.ts';
import type { ResultsQuery } from '../../../services/search/result-requests.ts';
import type { Failure } from '../../../session/failure.ts';

/** What a search has found. */
export interface ResultsState {
  query: ResultsQuery;
  /** What was found last; undefined before the first answer. While another answer is on its way, this is what the map still shows. */
  found: Results | undefined;
  /** Whether it is the answer to the query. */
  isCurrent: boolean;
  /** Whether an answer is on its way. */
  isBusy: boolean;
  failure: Failure | undefined;
  /** Asks for the next page; undefined where there is none. */
  more: (() => void) | undefined;
  retry: () => void;
}

interface Answered {
  /** The query that was answered, as JSON. */
  key: string;
  /** How many pages. */
  pages: number;
  /** Which attempt at the last of them. */
  attempt: number;
  results: Results | undefined;
  failure: Failure | undefined;
}

const NOTHING: Answered = { key: '', pages: 0, attempt: 0, results: undefined, failure: undefined };

/**
 * What a query finds, page by page; null for no query. An answer that comes after the query has changed is dropped, and what was found
 * before stays until the next answer.
 */
export function useResults(query: ResultsQuery | null): ResultsState | null {
  const key = query === null ? '' : JSON.stringify(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it
  const same = useMemo(() => query, [key]);
  const [requested, setRequested] = useState({ key, page: 0, attempt: 0 });
  const [answered, setAnswered] = useState(NOTHING);
  if (requested.key !== key) {
    setRequested({ key, page: 0, attempt: 0 });
    if (query === null) setAnswered(NOTHING);
  }
  useEffect(() => {
    if (same === null || requested.key !== key) return;
    const { page, attempt } = requested;
    let isLate = false;
    void find(same, page).then((answer) => {
      if (!isLate) setAnswered((before) => withAnswer(before, { key, page, attempt, answer }));
    });
    return () => {
      isLate = true;
    };
  }, [same, key, requested]);
  const retry = useCallback(() => setRequested((last) => ({ ...last, attempt: last.attempt + 1 })), []);
  if (same === null) return null;
  const { results: found, pages, failure: failed } = answered;
  const isCurrent = answered.key === key;
  // A failure is over once the page is asked for again.
  const failure = isCurrent && answered.attempt === requested.attempt ? failed : undefined;
  const isBusy = !isCurrent || (failure === undefined && pages <= requested.page);
  // A second press asks for the same page.
  const more = () => setRequested((last) => ({ ...last, page: pages }));
  const hasMore = isCurrent && !isBusy && failure === undefined && found !== undefined && pages < found.pages;
  return { query: same, found, isCurrent, isBusy, failure, retry, more: hasMore ? more : undefined };
}

/** Loads the code with the first search. */
async function find(query: ResultsQuery, page: number): Promise<SearchAnswer<Results>> {
  try {
    const { findResults } = await import('../../../services/search/find-results.ts');
    return await findResults(query, page);
  } catch (error) {
    console.warn('The code of the search could not be loaded.', error);
    return { failure: { reason: 'unreachable' } };
  }
}

function withAnswer(
  before: Answered,
  {
    key,
    page,
    attempt,
    answer,
  }: { key: string; page: number; attempt: number; answer: SearchAnswer<Results> },
): Answered {
  const isNext = page > 0 && before.key === key;
  if ('failure' in answer) {
    // A further page that fails leaves those before it; another query that fails has found nothing.
    return {
      key,
      attempt,
      pages: isNext ? before.pages : 0,
      results: isNext ? before.results : undefined,
      ...answer,
    };
  }
  const results =
    isNext && before.results !== undefined ? appended(before.results, answer.done) : answer.done;
  return { key, attempt, pages: page + 1, results, failure: undefined };
}

/** What was published meanwhile may have moved a result to the next page. */
function appended(before: Results, next: Results): Results {
  const keys = new Set(before.hits.map(({ key }) => key));
  return { ...before, hits: [...before.hits, ...next.hits.filter((hit) => !keys.has(hit.key))] };
}
