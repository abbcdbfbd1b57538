import type { Documents } from '../records/documents.ts';
import type { Replacements } from '../stored/synonyms.ts';
import { otherNumbers } from '../words/plurals.ts';
import type { QueryWord } from './query-words.ts';

export interface MatchOptions {
  /** Words of so many letters may have one typo, or two; infinite where no word may. */
  minWordSizefor1Typo: number;
  minWordSizefor2Typos: number;
  allowTyposOnNumericTokens: boolean;
  /** Words that are only found as they are. */
  wordsWithoutTypos: ReadonlySet<string>;
  pluralLanguages: readonly string[];
  replacements: Replacements;
}

/** Words of the query that several words of a document match together, because of a synonym or a missing space. */
export interface PhraseMatch {
  /** The first of these words of the query, and the last. */
  readonly from: number;
  readonly to: number;
  readonly typos: number;
  readonly isExact: boolean;
  readonly terms: readonly number[];
  /** Where the phrase begins, by document. */
  readonly places: ReadonlyMap<number, readonly number[]>;
}

/** How the words of an index match the words of a query. */
export interface WordMatches {
  readonly words: readonly QueryWord[];
  /** By the number of a term: whether it matches any word. */
  readonly matches: Uint8Array;
  /** For each word of the query, by the number of a term: 0, or the code of the match. */
  readonly codes: readonly Uint8Array[];
  readonly phrases: readonly PhraseMatch[];
  /** By document: a bit for each word of the query that it may have. */
  readonly found: Uint32Array;
}

const codeOf = (typos: number, isExact: boolean) => 1 + typos * 2 + (isExact ? 0 : 1);
export const typosIn = (code: number) => (code - 1) >> 1;
export const isExactIn = (code: number) => ((code - 1) & 1) === 0;

/** A word that is made of two, or two that are made of one, count as one typo. */
const SPACE_TYPOS = 1;
const SHORTEST_PART = 2;

export function matchWords(
  documents: Documents,
  words: readonly QueryWord[],
  options: MatchOptions,
): WordMatches {
  const { vocabulary } = documents.words;
  const codes = words.map(() => new Uint8Array(vocabulary.size));
  const matches = new Uint8Array(vocabulary.size);
  const phrases: PhraseMatch[] = [];
  for (const [at, word] of words.entries()) {
    matchWord(at, word);
    splitWord(at, word.text);
    joinWords(at, word.text);
  }
  replaceWords();
  return { words, matches, codes, phrases, found: documentsOf() };

  function add(at: number, term: number | undefined, typos: number, isExact: boolean): void {
    const ofWord = codes[at];
    if (term === undefined || ofWord === undefined) return;
    const code = codeOf(typos, isExact);
    const before = ofWord[term] ?? 0;
    if (before === 0 || code < before) ofWord[term] = code;
    matches[term] = 1;
  }

  function matchWord(at: number, { text, isPrefix }: QueryWord): void {
    add(at, vocabulary.idOf(text), 0, true);
    for (const form of otherNumbers(text, options.pluralLanguages)) add(at, vocabulary.idOf(form), 0, true);
    if (isPrefix) for (const term of vocabulary.beginningWith(text)) add(at, term, 0, false);
    const most = typosAllowedIn(text);
    if (most === 0) return;
    for (const { id, typos } of vocabulary.similar(text, most, isPrefix)) {
      if (typos > 0) add(at, id, typos, false);
    }
  }

  function typosAllowedIn(text: string): number {
    if (options.wordsWithoutTypos.has(text)) return 0;
    if (!options.allowTyposOnNumericTokens && /^\d+$/.test(text)) return 0;
    if (text.length >= options.minWordSizefor2Typos) return 2;
    return text.length >= options.minWordSizefor1Typo ? 1 : 0;
  }

  /** “saintmalo” finds “Saint-Malo”. */
  function splitWord(at: number, text: string): void {
    if (typosAllowedIn(text) === 0) return;
    for (let cut = SHORTEST_PART; cut <= text.length - SHORTEST_PART; cut++) {
      addPhrase(at, at, [text.slice(0, cut), text.slice(cut)], SPACE_TYPOS, false);
    }
  }

  /** “pay sage” finds “paysage”. */
  function joinWords(at: number, text: string): void {
    const next = words[at + 1];
    if (next === undefined || Number.isFinite(options.minWordSizefor1Typo) === false) return;
    const joined = vocabulary.idOf(text + next.text);
    add(at, joined, SPACE_TYPOS, false);
    add(at + 1, joined, SPACE_TYPOS, false);
  }

  function replaceWords(): void {
    if (options.replacements.size === 0) return;
    for (let from = 0; from < words.length; from++) {
      let key = '';
      for (let to = from; to < words.length; to++) {
        key += (to === from ? '' : ' ') + (words[to]?.text ?? '');
        for (const { words: others, typos } of options.replacements.get(key) ?? []) {
          addReplacement(from, to, others, typos);
        }
      }
    }
  }

  function addReplacement(from: number, to: number, others: readonly string[], typos: number): void {
    const [only] = others;
    if (others.length > 1 || only === undefined) addPhrase(from, to, others, typos, typos === 0);
    else for (let at = from; at <= to; at++) add(at, vocabulary.idOf(only), typos, typos === 0);
  }

  function addPhrase(
    from: number,
    to: number,
    texts: readonly string[],
    typos: number,
    isExact: boolean,
  ): void {
    const terms: number[] = [];
    for (const text of texts) {
      const term = vocabulary.idOf(text);
      if (term === undefined) return;
      terms.push(term);
    }
    const places = placesOf(documents, terms);
    if (places.size > 0) phrases.push({ from, to, typos, isExact, terms, places });
  }

  function documentsOf(): Uint32Array {
    const found = new Uint32Array(documents.capacity);
    for (const [at, ofWord] of codes.entries()) {
      const bit = 1 << at;
      for (let term = 0; term < ofWord.length; term++) {
        if (ofWord[term] === 0) continue;
        for (const document of documents.words.documentsWith(term))
          found[document] = (found[document] ?? 0) | bit;
      }
    }
    for (const { from, to, places } of phrases) {
      for (const document of places.keys()) {
        for (let at = from; at <= to; at++) found[document] = (found[document] ?? 0) | (1 << at);
      }
    }
    return found;
  }
}

/** Where terms follow each other in an attribute, by document. */
function placesOf(documents: Documents, terms: readonly number[]): Map<number, number[]> {
  const places = new Map<number, number[]>();
  const rarest = terms.reduce((one, other) =>
    documents.words.documentsWith(one).length <= documents.words.documentsWith(other).length ? one : other,
  );
  for (const document of documents.words.documentsWith(rarest)) {
    const found = placesIn(documents.words.wordsOf(document), terms);
    if (found.length > 0) places.set(document, found);
  }
  return places;
}

function placesIn(stored: Uint32Array, terms: readonly number[]): number[] {
  const places: number[] = [];
  for (let at = 0; at + terms.length * 2 <= stored.length; at += 2) {
    const first = stored[at + 1] ?? 0;
    const follow = terms.every(
      (term, n) => stored[at + n * 2] === term && stored[at + n * 2 + 1] === first + n,
    );
    if (follow) places.push(first);
  }
  return places;
}
