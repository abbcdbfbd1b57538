import { eng, fra } from 'stopword';
import { fold } from '../words/fold.ts';
import { tokenise } from '../words/tokenise.ts';

/** A word that a search is for. */
export interface QueryWord {
  readonly text: string;
  /** Whether the beginning of a word is enough. */
  readonly isPrefix: boolean;
  /** Whether records without it are found too. */
  readonly isOptional: boolean;
}

export interface QueryWordOptions {
  queryType: 'prefixLast' | 'prefixAll' | 'prefixNone';
  /** Of the words that are left out because they say nothing. */
  stopWordLanguages: readonly string[];
  optionalWords: readonly string[];
}

/** The words after these are not searched for. */
const MOST_WORDS = 20;

const STOP_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(eng.map(fold)),
  fr: new Set(fra.map(fold)),
};

/** The words of a query. Symbols alone are none. */
export function queryWords(query: string, options: QueryWordOptions): QueryWord[] {
  const { queryType, stopWordLanguages, optionalWords } = options;
  const tokens = tokenise(query);
  const isTyping = (tokens.at(-1)?.end ?? 0) === query.length;
  const optional = new Set(optionalWords.flatMap((words) => tokenise(words).map(({ text }) => text)));
  const words = tokens.slice(0, MOST_WORDS).map(({ text }, at) => ({
    text,
    isPrefix: queryType === 'prefixAll' || (queryType === 'prefixLast' && at === tokens.length - 1),
    isOptional: optional.has(text),
  }));
  const isStopWord = ({ text }: QueryWord) =>
    stopWordLanguages.some((language) => STOP_WORDS[language]?.has(text));
  // The last word may be the beginning of another one, until a space follows it.
  const kept = words.filter((word) => (word.isPrefix && isTyping) || !isStopWord(word));
  return kept.length > 0 ? kept : words;
}
