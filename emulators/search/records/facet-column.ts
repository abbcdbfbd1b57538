const NONE: readonly number[] = [];

/** The values that documents have in one attribute. Values are equal where they differ in capitals alone. */
export class FacetColumn {
  readonly #numbers = new Map<string, number>();
  readonly #values: string[] = [];
  readonly #ofDocuments: (readonly number[] | undefined)[] = [];

  /** How many different values there ever were. Their numbers are smaller. */
  get size(): number {
    return this.#values.length;
  }

  set(document: number, values: readonly string[]): void {
    this.#ofDocuments[document] =
      values.length === 0 ? undefined : [...new Set(values.map((value) => this.#add(value)))];
  }

  /** The number of a value; undefined where no document ever had it. */
  numberOf(value: string): number | undefined {
    return this.#numbers.get(value.toLowerCase());
  }

  /** A value as the first document wrote it. */
  valueOf(number: number): string {
    return this.#values[number] ?? '';
  }

  /** The numbers of the values of a document. */
  of(document: number): readonly number[] {
    return this.#ofDocuments[document] ?? NONE;
  }

  #add(value: string): number {
    const key = value.toLowerCase();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#values.length;
    this.#numbers.set(key, number);
    this.#values.push(value);
    return number;
  }
}
