import { useCallback, useMemo, useState } from 'react';
import type { SearchAnswer } from '../../services/search/engine.ts';
import { HAS_SEARCH } from '../../services/search/has-search.ts';
import type { Failure } from '../../session/failure.ts';
import { useAnswer } from '../../ui/hooks/use-answer.ts';

/** How long after the last letter the search starts, in milliseconds. */
const PAUSE = 80;

/** What the search engine finds for words. */
export interface FoundState<Hit> {
  /** Undefined without words, without a search engine, before the first answer, and after a failure. */
  hits: readonly Hit[] | undefined;
  /** Whether an answer is on its way. Until it is there, the hits are those of the words before, where these only go on. */
  isWaiting: boolean;
  failure: Failure | undefined;
  retry: () => void;
}

interface Question<Hit> {
  find: Find<Hit>;
  words: string;
  attempt: number;
}

type Find<Hit> = (words: string) => Promise<SearchAnswer<readonly Hit[]>>;

/**
 * What a search finds for the words of a field, as they are typed. An answer to earlier words never replaces a later one.
 *
 * @param find stable while it searches the same. It throws only where its code does not load.
 */
export function useFound<Hit>(words: string, find: Find<Hit>): FoundState<Hit> {
  const wanted = wordsIn(words);
  const [attempt, setAttempt] = useState(0);
  const question = useMemo(
    () => (wanted === '' ? undefined : { find, words: wanted, attempt }),
    [wanted, find, attempt],
  );
  const answered = useAnswer(question, search<Hit>);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  if (wanted === '') return { hits: undefined, isWaiting: false, failure: undefined, retry };
  const known = answered?.question.find === find ? answered : undefined;
  const isWaiting = known?.question.words !== wanted || known.question.attempt !== attempt;
  const answer = known?.answer ?? { done: undefined };
  if ('done' in answer) {
    const goesOn = known !== undefined && isContinued(known.question.words, wanted);
    return { hits: goesOn ? answer.done : undefined, isWaiting, failure: undefined, retry };
  }
  return { hits: undefined, isWaiting, failure: isWaiting ? undefined : answer.failure, retry };
}

async function search<Hit>(
  { find, words }: Question<Hit>,
  signal: AbortSignal,
): Promise<SearchAnswer<readonly Hit[]>> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  // The words have changed meanwhile.
  signal.throwIfAborted();
  try {
    return await find(words);
  } catch (error) {
    console.warn('The code of the search could not be loaded.', error);
    return { failure: { reason: 'unreachable' } };
  }
}

/** Whether one text goes on with the other: a list that is narrowed letter by letter does not lose and regain what it shows. */
function isContinued(before: string, now: string): boolean {
  return now.startsWith(before) || before.startsWith(now);
}

/** The words to search for; empty where a search would find nothing, or anything. */
function wordsIn(text: string): string {
  const words = text.trim();
  const letters = words.match(/[\p{L}\p{N}]/gu) ?? [];
  return HAS_SEARCH && letters.length >= SHORTEST ? words : '';
}

/** A single letter begins too many words. */
const SHORTEST = 2;
