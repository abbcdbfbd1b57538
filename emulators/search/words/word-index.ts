import { IntList } from './int-list.ts';
import { Vocabulary } from './vocabulary.ts';

/** A word of a document, as it is stored. */
export interface PlacedWord {
  readonly text: string;
  /** The number of its attribute, at most MOST_ATTRIBUTES - 1. */
  readonly attribute: number;
  /** The number of words before it in its attribute. */
  readonly position: number;
  /** Whether the value that contains it has no other word. */
  readonly isAlone: boolean;
}

export const MOST_ATTRIBUTES = 255;
const MOST_POSITION = 0xffff;

const attributeBits = 17;
const aloneBit = 1 << 16;

/** What a stored place says: see `PlacedWord`. */
export const attributeAt = (place: number) => place >>> attributeBits;
export const positionAt = (place: number) => place & MOST_POSITION;
export const isAloneAt = (place: number) => (place & aloneBit) !== 0;

const NO_WORDS = new Uint32Array(0);

/**
 * Which words each document has and where, and in which documents each word may be. A word's documents can be out of date: a
 * document that lost the word stays among them until the index is tidied, so a search looks at the words of the document too.
 */
export class WordIndex {
  readonly vocabulary = new Vocabulary();
  readonly #words: (Uint32Array | undefined)[] = [];
  #documents: IntList[] = [];
  #stored = 0;
  #outdated = 0;

  /** Pairs of a word's number and its place, by attribute and position. */
  wordsOf(document: number): Uint32Array {
    return this.#words[document] ?? NO_WORDS;
  }

  /** The documents that have a word, and some that had it. One can be among them twice. */
  documentsWith(term: number): Uint32Array {
    return this.#documents[term]?.values ?? NO_WORDS;
  }

  /** Replaces the words of a document. */
  set(document: number, words: readonly PlacedWord[]): void {
    const before = new Set(evens(this.wordsOf(document)));
    const stored = new Uint32Array(words.length * 2);
    const terms = new Set<number>();
    for (const [at, { text, attribute, position, isAlone }] of words.entries()) {
      const term = this.vocabulary.add(text);
      const place =
        attribute * 2 ** attributeBits + (isAlone ? aloneBit : 0) + Math.min(position, MOST_POSITION);
      stored[at * 2] = term;
      stored[at * 2 + 1] = place;
      terms.add(term);
    }
    this.#words[document] = stored;
    for (const term of terms) if (!before.has(term)) this.#add(term, document);
    this.#outdated += before.size - [...before].filter((term) => terms.has(term)).length;
    if (this.#outdated > 10_000 && this.#outdated > this.#stored / 2) this.#tidy();
  }

  remove(document: number): void {
    this.set(document, []);
    this.#words[document] = undefined;
  }

  #add(term: number, document: number): void {
    this.#documents[term] ??= new IntList();
    this.#documents[term]?.push(document);
    this.#stored++;
  }

  #tidy(): void {
    this.#documents = [];
    this.#stored = 0;
    this.#outdated = 0;
    for (const [document, words] of this.#words.entries()) {
      for (const term of new Set(evens(words ?? NO_WORDS))) this.#add(term, document);
    }
  }
}

function* evens(pairs: Uint32Array): Generator<number> {
  for (let at = 0; at < pairs.length; at += 2) yield pairs[at] ?? 0;
}
