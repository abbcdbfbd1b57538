import type { WordMatches } from '../query/match-words.ts';
import { fold } from '../words/fold.ts';
import { tokenise, type Word } from '../words/tokenise.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** Which words of a text a search found. */
export interface TextMatch {
  readonly words: readonly Word[];
  /** For each of these words: the units of the text to mark, or undefined. */
  readonly marks: readonly ({ start: number; end: number } | undefined)[];
  /** The words of the query that the text has. */
  readonly matchedWords: readonly string[];
  readonly isWhole: boolean;
}

export type MatchLevel = 'none' | 'partial' | 'full';

/** Finds the words of a search in a text, as `matchWords` found them in the index. */
export class TextMatcher {
  readonly #matches: WordMatches;
  readonly #vocabulary: Vocabulary;
  /** The words of the query that a term of a phrase stands for. */
  readonly #ofPhrases = new Map<number, readonly number[]>();

  constructor(matches: WordMatches, vocabulary: Vocabulary) {
    this.#matches = matches;
    this.#vocabulary = vocabulary;
    for (const { terms, from, to } of matches.phrases) {
      const words = Array.from({ length: to - from + 1 }, (_, at) => from + at);
      for (const term of terms) this.#ofPhrases.set(term, words);
    }
  }

  match(text: string): TextMatch {
    const words = tokenise(text);
    const found = new Set<number>();
    const marks = words.map((word) => this.#mark(word, text, found));
    const matchedWords = [...found]
      .sort((one, other) => one - other)
      .map((at) => this.#matches.words[at]?.text ?? '');
    const isWhole = words.length > 0 && marks.every((mark, at) => mark?.end === words[at]?.end);
    return { words, marks, matchedWords, isWhole };
  }

  level({ matchedWords }: TextMatch): MatchLevel {
    if (matchedWords.length === 0) return 'none';
    return matchedWords.length === this.#matches.words.length ? 'full' : 'partial';
  }

  /** Of a word whose beginning was searched for, only the beginning is marked. */
  #mark(word: Word, text: string, found: Set<number>): { start: number; end: number } | undefined {
    const term = this.#vocabulary.idOf(word.text);
    if (term === undefined) return undefined;
    const ofPhrase = this.#ofPhrases.get(term) ?? [];
    let end = ofPhrase.length > 0 ? word.end : 0;
    for (const at of ofPhrase) found.add(at);
    for (const [at, codes] of this.#matches.codes.entries()) {
      if ((codes[term] ?? 0) === 0) continue;
      found.add(at);
      const queried = this.#matches.words[at]?.text ?? '';
      const isBeginning = word.text !== queried && word.text.startsWith(queried);
      end = Math.max(
        end,
        isBeginning ? word.start + unitsOf(text.slice(word.start, word.end), queried.length) : word.end,
      );
    }
    return end === 0 ? undefined : { start: word.start, end };
  }
}

/** How many units of a word give so many units of its folded form. */
function unitsOf(word: string, folded: number): number {
  let units = 0;
  for (const letter of word) {
    if (fold(word.slice(0, units)).length >= folded && !/^\p{M}$/u.test(letter)) break;
    units += letter.length;
  }
  return units;
}

/** The text with tags around each mark between two places. */
export function markedText(
  text: string,
  match: TextMatch,
  tags: { pre: string; post: string },
  from = 0,
  to = text.length,
): string {
  let marked = '';
  let at = from;
  for (const mark of match.marks) {
    if (mark === undefined || mark.start < from || mark.end > to) continue;
    marked += text.slice(at, mark.start) + tags.pre + text.slice(mark.start, mark.end) + tags.post;
    at = mark.end;
  }
  return marked + text.slice(at, to);
}
