import type { Documents } from '../records/documents.ts';
import type { FacetColumn } from '../records/facet-column.ts';
import { facetName, type Settings } from '../stored/settings.ts';

export interface FacetAnswer {
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number; avg: number; sum: number }>;
}

/**
 * How often each value of the requested facets is among documents, the most frequent values first.
 * @param requested names of facets; `*` is all of them
 */
export function facetCounts(
  documents: Documents,
  found: Uint32Array,
  requested: readonly string[],
  settings: Settings,
  limits: { maxValuesPerFacet: number; sortFacetValuesBy: 'count' | 'alpha' },
): FacetAnswer {
  if (requested.length === 0) return {};
  const declared = countedFacets(settings);
  const names = requested.includes('*') ? declared : declared.filter((name) => requested.includes(name));
  const facets: Record<string, Record<string, number>> = {};
  const stats: NonNullable<FacetAnswer['facets_stats']> = {};
  for (const name of names) {
    const column = documents.facets.get(name);
    if (column === undefined) continue;
    const counts = sorted(countsIn(column, found), limits.sortFacetValuesBy).slice(
      0,
      limits.maxValuesPerFacet,
    );
    if (counts.length > 0) facets[name] = Object.fromEntries(counts);
    const statistics = statisticsOf(documents, name, found);
    if (statistics !== undefined) stats[name] = statistics;
  }
  return { facets, ...(Object.keys(stats).length > 0 && { facets_stats: stats }) };
}

/** How often each value of a facet is among documents. */
export function countsIn(column: FacetColumn, found: Uint32Array): [string, number][] {
  const counts: number[] = [];
  for (const document of found) {
    for (const value of column.of(document)) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts.flatMap((count, value): [string, number][] => [[column.valueOf(value), count]]);
}

/** The most frequent first, or in alphabetical order. */
export function sorted(counts: readonly [string, number][], by: 'count' | 'alpha'): [string, number][] {
  return counts.toSorted(([one, often], [other, oftenToo]) => {
    const order = by === 'count' ? oftenToo - often : 0;
    return order !== 0 ? order : one < other ? -1 : 1;
  });
}

function countedFacets({ attributesForFaceting }: Settings): string[] {
  return (attributesForFaceting ?? []).filter((line) => !line.includes('filterOnly(')).map(facetName);
}

function statisticsOf(documents: Documents, name: string, found: Uint32Array) {
  const column = documents.numbers.get(name);
  if (column === undefined) return undefined;
  let [min, max, sum, count] = [Infinity, -Infinity, 0, 0];
  for (const document of found) {
    for (const number of column.all(document)) {
      min = Math.min(min, number);
      max = Math.max(max, number);
      sum += number;
      count++;
    }
  }
  return count === 0 ? undefined : { min, max, avg: sum / count, sum };
}
