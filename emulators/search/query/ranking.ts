import type { Documents } from '../records/documents.ts';
import type { Candidates } from './candidates.ts';

export type Compare = (one: number, other: number) => number;

/**
 * Compares candidates by Algolia's criteria, each of which decides only where those before it see no difference.
 * @param ranking the names of the criteria, and `asc(attribute)` or `desc(attribute)`
 * @param custom the lines that `custom` stands for
 */
export function comparisonBy(
  ranking: readonly string[],
  custom: readonly string[],
  candidates: Candidates,
  documents: Documents,
  rankedDistance: (metres: number) => number,
): Compare {
  const { typos, words, filters, proximity, attribute, exact, distance, documents: numbers } = candidates;
  const criteria: Readonly<Record<string, Compare>> = {
    typo: (a, b) => (typos[a] ?? 0) - (typos[b] ?? 0),
    geo: (a, b) => {
      const [one = Infinity, other = Infinity] = [distance[a], distance[b]];
      if (one === Infinity || other === Infinity) return one === other ? 0 : one - other;
      return rankedDistance(one) - rankedDistance(other);
    },
    words: (a, b) => (words[b] ?? 0) - (words[a] ?? 0),
    filters: (a, b) => (filters[b] ?? 0) - (filters[a] ?? 0),
    proximity: (a, b) => (proximity[a] ?? 0) - (proximity[b] ?? 0),
    attribute: (a, b) => (attribute[a] ?? 0) - (attribute[b] ?? 0),
    exact: (a, b) => (exact[b] ?? 0) - (exact[a] ?? 0),
  };
  const lines = ranking.flatMap((line) => (line === 'custom' ? custom : [line]));
  const comparisons = lines.map((line) => criteria[line] ?? byAttribute(line, numbers, documents));
  return (a, b) => {
    for (const compare of comparisons) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return (numbers[a] ?? 0) - (numbers[b] ?? 0);
  };
}

/** Documents without a number come last. */
function byAttribute(line: string, numbers: Uint32Array, documents: Documents): Compare {
  const [, direction, attribute = ''] = /^(asc|desc)\((.*)\)$/.exec(line) ?? [];
  const column = documents.numbers.get(attribute.trim());
  if (column === undefined) return () => 0;
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => {
    const one = column.first(numbers[a] ?? 0);
    const other = column.first(numbers[b] ?? 0);
    if (Number.isNaN(one) || Number.isNaN(other))
      return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
    return (one - other) * sign;
  };
}
