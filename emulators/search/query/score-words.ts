import type { Documents } from '../records/documents.ts';
import type { AttributeRank } from '../records/searchable-attributes.ts';
import { attributeAt, isAloneAt, positionAt } from '../words/word-index.ts';
import { isExactIn, type PhraseMatch, typosIn, type WordMatches } from './match-words.ts';

/** How well the words of a document match a query. */
export interface WordScore {
  /** The number of words of the query that it has. */
  words: number;
  /** The typos of all words. */
  typos: number;
  /** How far apart the words are, as Algolia adds it up: 1 for each pair of neighbours, at most FARTHEST. */
  proximity: number;
  /** The most important attribute that matches, × POSITIONS, plus the position in it where that counts. */
  attribute: number;
  /** The number of words that are, where they match best, not only similar or a beginning. */
  exact: number;
}

export interface ScoreOptions {
  /** By the number of an attribute; undefined where this search leaves it out. */
  ranks: readonly (AttributeRank | undefined)[];
  /** Attributes in which words only match as they are. */
  withoutTypos: readonly boolean[];
  minProximity: number;
  exactOnSingleWordQuery: 'attribute' | 'none' | 'word';
}

const POSITIONS = 1_000;
const FARTHEST = 8;
const NO_MATCH = 255;

/** Scores documents one after another. The score is valid until the next one. */
export class WordScorer {
  readonly score: WordScore = { words: 0, typos: 0, proximity: 0, attribute: 0, exact: 0 };
  readonly #documents: Documents;
  readonly #matches: WordMatches;
  readonly #options: ScoreOptions;
  /** For each word of the query: its fewest typos, its best place, whether it is exact, and where it was last. */
  readonly #typos: Uint8Array;
  readonly #best: Uint32Array;
  readonly #exact: Uint8Array;
  readonly #last: Int32Array;
  /** For each word and the next one: the least distance. */
  readonly #near: Uint8Array;
  /** Whether no attribute is more important than one with a smaller number. */
  readonly #isByImportance: boolean;

  constructor(documents: Documents, matches: WordMatches, options: ScoreOptions) {
    this.#documents = documents;
    this.#matches = matches;
    this.#options = options;
    const count = matches.words.length;
    this.#typos = new Uint8Array(count);
    this.#best = new Uint32Array(count);
    this.#exact = new Uint8Array(count);
    this.#last = new Int32Array(count);
    this.#near = new Uint8Array(count);
    const { ranks } = documents.searchable;
    this.#isByImportance = ranks.every(
      ({ priority }, at) => at === 0 || priority >= (ranks[at - 1]?.priority ?? 0),
    );
  }

  /** @returns the words of the query that the document has, a bit for each */
  run(document: number): number {
    this.#typos.fill(NO_MATCH);
    this.#best.fill(0xffffffff);
    this.#exact.fill(0);
    this.#near.fill(FARTHEST);
    this.#scan(document);
    for (const phrase of this.#matches.phrases) this.#addPhrase(document, phrase);
    return this.#conclude();
  }

  #scan(document: number): void {
    const { matches, codes } = this.#matches;
    const { ranks } = this.#options;
    const stored = this.#documents.words.wordsOf(document);
    let attribute = -1;
    for (let at = 0; at < stored.length; at += 2) {
      const term = stored[at] ?? 0;
      if (matches[term] === 0) continue;
      const place = stored[at + 1] ?? 0;
      const here = attributeAt(place);
      const rank = ranks[here];
      if (rank === undefined) continue;
      if (here !== attribute) {
        attribute = here;
        this.#last.fill(-1);
      }
      for (let word = 0; word < codes.length; word++) {
        const code = codes[word]?.[term] ?? 0;
        if (code === 0 || (typosIn(code) > 0 && this.#options.withoutTypos[here])) continue;
        this.#take(word, typosIn(code), this.#isExact(code, place), place, rank);
        this.#measure(word, positionAt(place));
        if (typosIn(code) === 0 && this.#isByImportance && this.#isBest()) return;
      }
    }
  }

  /** Whether no later word of the document can improve the score: each word is there as it is, next to each other. */
  #isBest(): boolean {
    const last = this.#typos.length - 1;
    for (let word = 0; word <= last; word++) {
      if (this.#typos[word] !== 0 || (word < last && this.#near[word] !== 1)) return false;
    }
    return true;
  }

  #take(word: number, typos: number, isExact: boolean, place: number, rank: AttributeRank): void {
    const fewest = this.#typos[word] ?? NO_MATCH;
    if (typos > fewest) return;
    const position = rank.isUnordered ? 0 : Math.min(positionAt(place), POSITIONS - 1);
    const best = rank.priority * POSITIONS + position;
    if (typos < fewest) {
      this.#typos[word] = typos;
      this.#best[word] = best;
      this.#exact[word] = isExact ? 1 : 0;
      return;
    }
    if (best < (this.#best[word] ?? 0)) this.#best[word] = best;
    if (isExact) this.#exact[word] = 1;
  }

  #isExact(code: number, place: number): boolean {
    if (!isExactIn(code)) return false;
    if (this.#matches.words.length > 1 || this.#options.exactOnSingleWordQuery === 'word') return true;
    return this.#options.exactOnSingleWordQuery === 'attribute' && isAloneAt(place);
  }

  /** Words in the order of the query are nearer than in another one. */
  #measure(word: number, position: number): void {
    const before = word > 0 ? (this.#last[word - 1] ?? -1) : -1;
    if (before >= 0)
      this.#near[word - 1] = Math.min(this.#near[word - 1] ?? FARTHEST, Math.max(1, position - before));
    const after = this.#last[word + 1] ?? -1;
    if (after >= 0) this.#near[word] = Math.min(this.#near[word] ?? FARTHEST, position - after + 1);
    this.#last[word] = position;
  }

  #addPhrase(document: number, { from, to, typos, isExact, places }: PhraseMatch): void {
    for (const place of places.get(document) ?? []) {
      const rank = this.#options.ranks[attributeAt(place)];
      if (rank === undefined || (typos > 0 && this.#options.withoutTypos[attributeAt(place)])) continue;
      for (let word = from; word <= to; word++) {
        this.#take(word, word === from ? typos : 0, isExact, place, rank);
        if (word < to) this.#near[word] = 1;
      }
    }
  }

  #conclude(): number {
    const { score } = this;
    let found = 0;
    Object.assign(score, EMPTY_SCORE);
    for (let word = 0; word < this.#typos.length; word++) {
      const typos = this.#typos[word] ?? NO_MATCH;
      if (typos === NO_MATCH) continue;
      found |= 1 << word;
      score.words++;
      score.typos += typos;
      score.exact += this.#exact[word] ?? 0;
      score.attribute = Math.min(score.attribute, this.#best[word] ?? 0);
      if (word + 1 < this.#typos.length && this.#typos[word + 1] !== NO_MATCH) {
        score.proximity += Math.max(this.#options.minProximity, this.#near[word] ?? FARTHEST);
      }
    }
    return found;
  }
}

const EMPTY_SCORE: WordScore = { words: 0, typos: 0, proximity: 0, attribute: 0xffffffff, exact: 0 };
