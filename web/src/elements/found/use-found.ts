import { useCallback, useEffect, useState } from 'react';
import type { SearchAnswer } from '../../services/search/engine.ts';
import { HAS_SEARCH } from '../../services/search/has-search.ts';
import type { Failure } from '../../session/failure.ts';

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

interface Answered<Hit> {
  find: Find<Hit>;
  words: string;
  attempt: number;
  answer: SearchAnswer<readonly Hit[]>;
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
  const [answered, setAnswered] = useState<Answered<Hit>>();
  useEffect(() => {
    if (wanted === '') return;
    let isLate = false;
    const pause = setTimeout(() => {
      void find(wanted)
        .catch((error: unknown) => {
          console.warn('The code of the search could not be loaded.', error);
          return { failure: { reason: 'unreachable' } } as const;
        })
        .then((answer) => {
          if (!isLate) setAnswered({ find, words: wanted, attempt, answer });
        });
    }, PAUSE);
    return () => {
      isLate = true;
      clearTimeout(pause);
    };
  }, [wanted, find, attempt]);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  if (wanted === '') return { hits: undefined, isWaiting: false, failure: undefined, retry };
  const known = answered?.find === find ? answered : undefined;
  const isWaiting = known?.words !== wanted || known.attempt !== attempt;
  const answer = known?.answer ?? { done: undefined };
  if ('done' in answer) {
    const goesOn = known !== undefined && isContinued(known.words, wanted);
    return { hits: goesOn ? answer.done : undefined, isWaiting, failure: undefined, retry };
  }
  return { hits: undefined, isWaiting, failure: isWaiting ? undefined : answer.failure, retry };
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
