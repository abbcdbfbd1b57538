/** A word of the vocabulary that matches a queried word. */
export interface FoundTerm {
  readonly id: number;
  readonly typos: number;
}

/** All words of an index, each with a number, in alphabetical order where words are searched for. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly #terms: string[] = [];
  #sorted: string[] = [];
  #fresh: string[] = [];

  get size(): number {
    return this.#terms.length;
  }

  idOf(term: string): number | undefined {
    return this.#ids.get(term);
  }

  termOf(id: number): string {
    return this.#terms[id] ?? '';
  }

  /** The number of a word, which is new where it was unknown. */
  add(term: string): number {
    const known = this.#ids.get(term);
    if (known !== undefined) return known;
    const id = this.#terms.length;
    this.#ids.set(term, id);
    this.#terms.push(term);
    this.#fresh.push(term);
    return id;
  }

  /** The words that begin with a prefix. */
  beginningWith(prefix: string): number[] {
    const sorted = this.#inOrder();
    const found: number[] = [];
    for (let at = lowerBound(sorted, prefix); at < sorted.length; at++) {
      const term = sorted[at] ?? '';
      if (!term.startsWith(prefix)) break;
      found.push(this.#ids.get(term) ?? 0);
    }
    return found;
  }

  /**
   * The words at most `most` typos away: a letter too many, too few, another, or two exchanged. A typo in the first letter
   * counts twice, as at Algolia.
   * @param asPrefix whether the beginning of a word is enough
   */
  similar(word: string, most: number, asPrefix: boolean): FoundTerm[] {
    const sorted = this.#inOrder();
    const found: FoundTerm[] = [];
    const walk = new TypoWalk(word, most, asPrefix);
    for (let at = 0; at < sorted.length; ) {
      const term = sorted[at] ?? '';
      const { typos, deadAt } = walk.compare(term);
      if (deadAt > 0) {
        at = upperBound(sorted, term.slice(0, deadAt), at);
        continue;
      }
      if (typos <= most) found.push({ id: this.#ids.get(term) ?? 0, typos });
      at++;
    }
    return found;
  }

  /** New words are merged when they are needed, not one by one. */
  #inOrder(): readonly string[] {
    if (this.#fresh.length > 0) {
      this.#sorted = merged(this.#sorted, this.#fresh.sort(byUnits));
      this.#fresh = [];
    }
    return this.#sorted;
  }
}

/** Compares words in alphabetical order with one word. What two neighbours have in common is computed once. */
class TypoWalk {
  readonly #word: string;
  readonly #most: number;
  readonly #asPrefix: boolean;
  /** After each letter of the last word: the typos of that beginning against each beginning of the queried word. */
  readonly #rows: number[][];
  /** After each letter: the fewest typos of any beginning up to there against the whole queried word. */
  readonly #best: number[];
  #last = '';
  #computed = 0;

  constructor(word: string, most: number, asPrefix: boolean) {
    this.#word = word;
    this.#most = most;
    this.#asPrefix = asPrefix;
    // A typo in the first letter counts twice.
    this.#rows = [Array.from({ length: word.length + 1 }, (_, column) => (column === 0 ? 0 : column + 1))];
    this.#best = [word.length + 1];
  }

  /** @returns the typos, and where not 0 the number of letters after which no word can match any more */
  compare(term: string): { typos: number; deadAt: number } {
    let depth = 0;
    const shared = Math.min(this.#computed, term.length);
    while (depth < shared && term[depth] === this.#last[depth]) depth++;
    this.#last = term;
    for (; depth < term.length; depth++) {
      this.#step(term, depth);
      this.#computed = depth + 1;
      if (this.#isDead(depth + 1)) return { typos: this.#most + 1, deadAt: depth + 1 };
    }
    this.#computed = term.length;
    const typos = this.#asPrefix ? this.#best[term.length] : this.#rows[term.length]?.[this.#word.length];
    return { typos: typos ?? this.#most + 1, deadAt: 0 };
  }

  #step(term: string, depth: number): void {
    const word = this.#word;
    const above = this.#rows[depth] ?? [];
    const twoAbove = this.#rows[depth - 1] ?? [];
    const row = [depth + 2];
    for (let column = 1; column <= word.length; column++) {
      const isFirst = depth === 0 && column === 1;
      const isSame = term[depth] === word[column - 1];
      let typos = Math.min(
        (above[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : isFirst ? 2 : 1),
      );
      if (
        depth > 0 &&
        column > 1 &&
        term[depth] === word[column - 2] &&
        term[depth - 1] === word[column - 1]
      ) {
        const exchanged = depth === 1 && column === 2 ? 2 : 1;
        typos = Math.min(typos, (twoAbove[column - 2] ?? 0) + exchanged);
      }
      row.push(typos);
    }
    this.#rows[depth + 1] = row;
    this.#best[depth + 1] = Math.min(this.#best[depth] ?? Infinity, row[word.length] ?? Infinity);
  }

  #isDead(depth: number): boolean {
    if (this.#asPrefix && (this.#best[depth] ?? 0) <= this.#most) return false;
    const least = Math.min(...(this.#rows[depth] ?? []));
    // Two letters that are exchanged continue from the row before.
    const leastBefore = Math.min(...(this.#rows[depth - 1] ?? []));
    return least > this.#most && leastBefore + 1 > this.#most;
  }
}

/** In the order of UTF-16 units, as the comparison operators have it. */
function byUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function merged(one: readonly string[], other: readonly string[]): string[] {
  const all: string[] = [];
  let [a, b] = [0, 0];
  while (a < one.length || b < other.length) {
    const [first, second] = [one[a], other[b]];
    const takesFirst = second === undefined || (first !== undefined && first < second);
    all.push((takesFirst ? first : second) ?? '');
    if (takesFirst) a++;
    else b++;
  }
  return all;
}

function lowerBound(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first word after `from` that does not begin with a prefix. */
function upperBound(sorted: readonly string[], prefix: string, from: number): number {
  let [low, high] = [from, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const term = sorted[middle] ?? '';
    if (term.startsWith(prefix) || term < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
