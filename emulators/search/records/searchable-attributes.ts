import { MOST_ATTRIBUTES } from '../words/word-index.ts';
import { isWithin } from './leaves.ts';

/** How much a match in an attribute counts. */
export interface AttributeRank {
  /** 0 is the most important. */
  readonly priority: number;
  /** Whether a match later in the attribute counts as much. */
  readonly isUnordered: boolean;
}

interface Rule extends AttributeRank {
  readonly attribute: string;
}

/** The attributes that are searched, each with a number by which the words of documents name it. */
export class SearchableAttributes {
  /** Undefined where every attribute is searched. */
  readonly #rules: readonly Rule[] | undefined;
  readonly #numbers = new Map<string, number | undefined>();
  readonly #paths: string[] = [];
  readonly #ranks: AttributeRank[] = [];

  /** @param setting as Algolia's `searchableAttributes`: `name`, `unordered(tags)`, or `title,heading` for equal ones */
  constructor(setting: readonly string[] | null | undefined) {
    this.#rules = setting?.length
      ? setting.flatMap((line, priority) =>
          line.split(',').map((part) => {
            const [, modifier, inner] = /^\s*(unordered|ordered)\((.*)\)\s*$/.exec(part) ?? [];
            const attribute = (inner ?? part).trim();
            return { attribute, priority, isUnordered: modifier === 'unordered' };
          }),
        )
      : undefined;
    // Their numbers are in the order of their importance, which ends many scans early.
    for (const { attribute } of this.#rules ?? []) if (attribute !== '*') this.numberOf(attribute);
  }

  /** The number of the attribute with a path; undefined where it is not searched. */
  numberOf(path: string): number | undefined {
    if (this.#numbers.has(path)) return this.#numbers.get(path);
    const rank = this.#rankOf(path);
    const isKept = rank !== undefined && this.#paths.length < MOST_ATTRIBUTES;
    const number = isKept ? this.#paths.length : undefined;
    if (isKept) {
      this.#paths.push(path);
      this.#ranks.push(rank);
    }
    this.#numbers.set(path, number);
    return number;
  }

  /** The rank of each attribute by its number. */
  get ranks(): readonly AttributeRank[] {
    return this.#ranks;
  }

  /** The path of each attribute by its number. */
  get paths(): readonly string[] {
    return this.#paths;
  }

  #rankOf(path: string): AttributeRank | undefined {
    if (this.#rules === undefined) return path === '_tags' ? undefined : { priority: 0, isUnordered: true };
    return this.#rules.find(({ attribute }) => isWithin(path, attribute));
  }
}
