import type { Candidates } from '../query/candidates.ts';
import type { Compare } from '../query/ranking.ts';
import { firstOf } from '../query/top.ts';
import type { FacetColumn } from '../records/facet-column.ts';

/** Results in their order. */
export interface Ordered {
  /** Places in the lists of the candidates: for each result, its records. */
  readonly first: readonly (readonly number[])[];
  /** The place of the best record of each result, in no order. */
  readonly heads: Iterable<number>;
  /** How many results there are: records, or groups of them. */
  readonly total: number;
}

/** The first results, where each is a record. */
export function orderAll(candidates: Candidates, compare: Compare, count: number): Ordered {
  const first = firstOf(count, upTo(candidates.length), compare).map((at) => [at]);
  return { first, heads: upTo(candidates.length), total: candidates.length };
}

/**
 * The first results, where records with the same value are one group of at most `size`, ranked by its best record. A record without
 * a value is a group of its own.
 */
export function orderGroups(
  candidates: Candidates,
  compare: Compare,
  count: number,
  column: FacetColumn,
  size: number,
): Ordered {
  if (size === 1) return orderSingles(candidates, compare, count, column);
  const groups = new Map<number, number[]>();
  const lone: number[] = [];
  for (const at of upTo(candidates.length)) {
    const [value] = column.of(candidates.documents[at] ?? 0);
    if (value === undefined) lone.push(at);
    else addTo(groups, value, at);
  }
  const bestOf = new Map<number, readonly number[]>(lone.map((at) => [at, [at]]));
  for (const members of groups.values()) {
    const best = firstOf(size, members, compare);
    bestOf.set(best[0] ?? 0, best);
  }
  const first = firstOf(count, bestOf.keys(), compare);
  return { first: first.map((at) => bestOf.get(at) ?? []), heads: bestOf.keys(), total: bestOf.size };
}

/** As `orderGroups` with one record for each group, without a list for each. */
function orderSingles(candidates: Candidates, compare: Compare, count: number, column: FacetColumn): Ordered {
  const best = new Int32Array(column.size).fill(-1);
  const heads: number[] = [];
  for (let at = 0; at < candidates.length; at++) {
    const [value] = column.of(candidates.documents[at] ?? 0);
    if (value === undefined) heads.push(at);
    else {
      const before = best[value] ?? -1;
      if (before < 0 || compare(at, before) < 0) best[value] = at;
    }
  }
  for (const at of best) if (at >= 0) heads.push(at);
  return { first: firstOf(count, heads, compare).map((at) => [at]), heads, total: heads.length };
}

function addTo(groups: Map<number, number[]>, value: number, at: number): void {
  const members = groups.get(value);
  if (members === undefined) groups.set(value, [at]);
  else members.push(at);
}

function* upTo(count: number): Generator<number> {
  for (let at = 0; at < count; at++) yield at;
}
