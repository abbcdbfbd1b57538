import type { WordScore } from './score-words.ts';

/** The documents that a search found, each with what the ranking compares. They are compared by their place in these lists. */
export class Candidates {
  readonly documents: Uint32Array;
  readonly typos: Uint16Array;
  readonly words: Uint8Array;
  readonly proximity: Uint16Array;
  readonly attribute: Uint32Array;
  readonly exact: Uint8Array;
  readonly filters: Float64Array;
  /** In metres; infinite where a document has no position, and everywhere in a search without a center. */
  readonly distance: Float64Array;
  #length = 0;

  constructor(most: number) {
    this.documents = new Uint32Array(most);
    this.typos = new Uint16Array(most);
    this.words = new Uint8Array(most);
    this.proximity = new Uint16Array(most);
    this.attribute = new Uint32Array(most);
    this.exact = new Uint8Array(most);
    this.filters = new Float64Array(most);
    this.distance = new Float64Array(most);
  }

  get length(): number {
    return this.#length;
  }

  add(document: number, score: WordScore | undefined, filters: number, distance: number): void {
    const at = this.#length++;
    this.documents[at] = document;
    this.filters[at] = filters;
    this.distance[at] = distance;
    if (score === undefined) return;
    this.typos[at] = score.typos;
    this.words[at] = score.words;
    this.proximity[at] = score.proximity;
    this.attribute[at] = score.attribute;
    this.exact[at] = score.exact;
  }

  /** Keeps those that pass a test, in their order. */
  keep(test: (at: number) => boolean): void {
    let next = 0;
    for (let at = 0; at < this.#length; at++) {
      if (!test(at)) continue;
      for (const list of this.#lists()) list[next] = list[at] ?? 0;
      next++;
    }
    this.#length = next;
  }

  #lists() {
    return [
      this.documents,
      this.typos,
      this.words,
      this.proximity,
      this.attribute,
      this.exact,
      this.filters,
      this.distance,
    ];
  }
}
