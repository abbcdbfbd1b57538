import { randomBytes } from 'node:crypto';
import type { Filter } from '../filters/filter.ts';
import { type Found, findDocuments } from '../query/find-documents.ts';
import { comparisonBy } from '../query/ranking.ts';
import type { SearchParameters } from '../query/search-parameters.ts';
import { type SearchOptions, searchOptions } from '../query/search-plan.ts';
import type { Documents } from '../records/documents.ts';
import type { Settings } from '../stored/settings.ts';
import type { Replacements } from '../stored/synonyms.ts';
import { orderAll, orderGroups } from './distinct.ts';
import { facetCounts } from './facet-counts.ts';
import { hitsOf } from './hits.ts';

/** What a search reads. */
export interface Searched {
  readonly documents: Documents;
  readonly settings: Settings;
  readonly replacements: Replacements;
}

/**
 * Answers one search, as Algolia does.
 * @param enforced a filter that the caller cannot change
 * @throws ApiError 400 for parameters that cannot be read
 */
export function searchAnswer(
  { documents, settings, replacements }: Searched,
  parameters: SearchParameters,
  enforced: Filter = [],
) {
  const begun = performance.now();
  const options = searchOptions(settings, parameters);
  const found = findDocuments(documents, replacements, options, enforced);
  const { candidates, geo } = found;
  const { from, count, hitsPerPage, page, isPaged } = pageOf(options);
  const { first, heads, total } = order(documents, options, found, from + count);
  const shown = first.slice(from).flat();
  const limited = Math.min(total, options.paginationLimitedTo);
  const counted = options.facetingAfterDistinct
    ? Uint32Array.from(heads, (at) => candidates.documents[at] ?? 0)
    : candidates.documents.subarray(0, candidates.length);
  const answer = {
    hits: hitsOf(documents, found, shown, options),
    nbHits: total,
    ...(isPaged
      ? { page, nbPages: hitsPerPage === 0 ? 0 : Math.ceil(limited / hitsPerPage), hitsPerPage }
      : { offset: from, length: count }),
    ...facetCounts(documents, counted, options.facets ?? [], settings, options),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query: options.query ?? '',
    ...(found.queryAfterRemoval !== undefined && { queryAfterRemoval: found.queryAfterRemoval }),
    ...(geo.center !== undefined && { aroundLatLng: `${geo.center.lat},${geo.center.lng}` }),
    ...(found.automaticRadius !== undefined && { automaticRadius: String(found.automaticRadius) }),
    params: queryString(parameters),
    renderingContent: {},
    ...(settings.userData !== undefined && { userData: settings.userData }),
    ...(options.clickAnalytics && { queryID: randomBytes(16).toString('hex') }),
    processingTimeMS: Math.max(1, Math.round(performance.now() - begun)),
  };
  return withFields(answer, options.responseFields);
}

/** The first `count` results in their order; with groups, all records of the first `count` groups. */
function order(documents: Documents, options: SearchOptions, found: Found, count: number) {
  const { candidates, geo } = found;
  const custom = options.customRanking ?? [];
  const compare = comparisonBy(options.ranking, custom, candidates, documents, geo.rankedDistance);
  const size = Number(options.distinct ?? 0);
  if (size === 0 || documents.distinct === undefined) return orderAll(candidates, compare, count);
  return orderGroups(candidates, compare, count, documents.distinct, size);
}

/** Which results are returned: a page, or from an offset. None after the limit. */
function pageOf({ page = 0, hitsPerPage, offset, length, paginationLimitedTo }: SearchOptions) {
  const isPaged = offset === undefined && length === undefined;
  const from = isPaged ? page * hitsPerPage : (offset ?? 0);
  const asked = isPaged ? hitsPerPage : (length ?? hitsPerPage);
  const count = Math.max(0, Math.min(asked, paginationLimitedTo - from));
  return { from, count, hitsPerPage, page, isPaged };
}

function queryString(parameters: SearchParameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return String(query);
}

function withFields<T extends object>(answer: T, fields: readonly string[] | undefined): Partial<T> {
  if (fields === undefined || fields.includes('*')) return answer;
  // The fields of the answer that were asked for.
  return Object.fromEntries(Object.entries(answer).filter(([name]) => fields.includes(name))) as Partial<T>;
}
