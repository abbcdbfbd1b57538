import { sortNameOf } from './sort-name.ts';

/** How many characters of a typed name count. */
const LENGTH = 20;

/** Of a name and a handle, the words that are found. */
const WORDS = 5;

/** The most starts of a creator: of the words of their name and of their handle. */
export const MAX_NAME_STARTS = 2 * WORDS * LENGTH;

/** The longest start in UTF-16 code units. A character takes up to two. */
export const MAX_NAME_START = 2 * LENGTH;

const WORD = /[^\s\-'’.·]+/gu;

/**
 * Everything by which a creator is found: the starts of their name and their handle, from each of their words on. A database
 * compares whole values only.
 */
export function nameStartsOf({ name, handle }: { name: string; handle: string }): string[] {
  const starts = [name, handle].flatMap((text) => {
    const sorted = sortNameOf(text);
    const words = Array.from(sorted.matchAll(WORD), ({ index }) => sorted.slice(index)).slice(0, WORDS);
    return words.flatMap((word) => {
      const letters = Array.from(word).slice(0, LENGTH);
      return letters.map((_, i) => letters.slice(0, i + 1).join(''));
    });
  });
  return [...new Set(starts)];
}

/** What stands for a typed name among the starts; empty where it has no letters. */
export function nameStartOf(typed: string): string {
  const sorted = sortNameOf(typed);
  const from = sorted.search(WORD);
  return from === -1 ? '' : Array.from(sorted.slice(from)).slice(0, LENGTH).join('');
}
