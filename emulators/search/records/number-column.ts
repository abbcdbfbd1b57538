const FIRST_CAPACITY = 64;
const NONE: readonly number[] = [];

/** The numbers that documents have in one attribute: mostly one each, or none. */
export class NumberColumn {
  #first = new Float64Array(FIRST_CAPACITY).fill(Number.NaN);
  readonly #several = new Map<number, readonly number[]>();

  set(document: number, numbers: readonly number[]): void {
    this.#several.delete(document);
    if (document >= this.#first.length && numbers.length > 0) this.#grow(document + 1);
    if (document < this.#first.length) this.#first[document] = numbers[0] ?? Number.NaN;
    if (numbers.length > 1) this.#several.set(document, numbers);
  }

  /** The first number of a document; NaN where it has none. */
  first(document: number): number {
    return this.#first[document] ?? Number.NaN;
  }

  all(document: number): readonly number[] {
    const several = this.#several.get(document);
    if (several !== undefined) return several;
    const first = this.first(document);
    return Number.isNaN(first) ? NONE : [first];
  }

  #grow(least: number): void {
    const grown = new Float64Array(Math.max(least, Math.ceil(this.#first.length * 1.5))).fill(Number.NaN);
    grown.set(this.#first);
    this.#first = grown;
  }
}
