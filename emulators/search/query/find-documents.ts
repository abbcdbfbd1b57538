import { filterScore, filterTest } from '../filters/apply-filters.ts';
import type { Filter } from '../filters/filter.ts';
import { facetFilter } from '../filters/filter-lists.ts';
import type { Documents } from '../records/documents.ts';
import { isWithin } from '../records/leaves.ts';
import type { Replacements } from '../stored/synonyms.ts';
import { Candidates } from './candidates.ts';
import { automaticRadius, distanceOf, type GeoSearch, readGeoSearch } from './geo-search.ts';
import { matchWords, type WordMatches } from './match-words.ts';
import { type QueryWord, queryWords } from './query-words.ts';
import { WordScorer } from './score-words.ts';
import { filterOf, languagesOf, matchOptions, type SearchOptions } from './search-plan.ts';

/** What a search found, in no order yet. */
export interface Found {
  readonly candidates: Candidates;
  readonly matches: WordMatches;
  readonly geo: GeoSearch;
  /** In metres, where the search left it to the engine. */
  readonly automaticRadius: number | undefined;
  /** The words of the query that were searched for, where some were left out because nothing has all of them. */
  readonly queryAfterRemoval: string | undefined;
}

/**
 * The documents that match the words, the filters and the place of a search.
 * @param enforced a filter that the caller cannot change
 * @throws ApiError 400 for filters and places that cannot be read
 */
export function findDocuments(
  documents: Documents,
  replacements: Replacements,
  options: SearchOptions,
  enforced: Filter,
): Found {
  const geo = readGeoSearch(options);
  const filter = [...enforced, ...filterOf(options)];
  const optional =
    options.optionalFilters === undefined ? [] : facetFilter(options.optionalFilters, 'optionalFilters');
  const passes = filterTest(documents, filter);
  const scoreOf = filterScore(documents, [...filter, ...optional], options.sumOrFiltersScores ?? false);
  const { optionalWords } = options;
  const words = queryWords(options.query ?? '', {
    queryType: options.queryType,
    stopWordLanguages: languagesOf(options.removeStopWords, options.queryLanguages),
    optionalWords: typeof optionalWords === 'string' ? optionalWords.split(',') : (optionalWords ?? []),
  });
  const plan = matchOptions(options, replacements);

  let matches = matchWords(documents, words, plan);
  let candidates = collect(matches);
  let removed: readonly QueryWord[] | undefined;
  for (const fewer of candidates.length > 0 || words.length < 2
    ? []
    : fewerWords(words, options.removeWordsIfNoResults)) {
    matches = matchWords(documents, fewer, plan);
    candidates = collect(matches);
    removed = fewer;
    if (candidates.length > 0) break;
  }
  keepByTypos(candidates, options.typoTolerance);
  const radius = keepWithinRadius(candidates, geo, options.minimumAroundRadius);
  const queryAfterRemoval = removed?.map(({ text }) => text).join(' ');
  return { candidates, matches, geo, automaticRadius: radius, queryAfterRemoval };

  function collect(byWords: WordMatches): Candidates {
    const scorer =
      byWords.words.length === 0
        ? undefined
        : new WordScorer(documents, byWords, scoreOptions(documents, options));
    const required = byWords.words.reduce(
      (bits, { isOptional }, at) => (isOptional ? bits : bits | (1 << at)),
      0,
    );
    const possible = new Uint32Array(documents.capacity);
    let count = 0;
    for (let document = 0; document < documents.capacity; document++) {
      const may = byWords.found[document] ?? 0;
      if (scorer !== undefined && (may === 0 || (may & required) !== required)) continue;
      if (documents.idOf(document) === undefined || !isHere(document) || !passes(document)) continue;
      possible[count++] = document;
    }
    const all = new Candidates(count);
    for (const document of possible.subarray(0, count)) {
      const has = scorer?.run(document) ?? 0;
      if (scorer !== undefined && (has === 0 || (has & required) !== required)) continue;
      const distance = geo.center === undefined ? Infinity : distanceOf(documents, document, geo.center);
      all.add(document, scorer?.score, scoreOf(document), distance);
    }
    return all;
  }

  function isHere(document: number): boolean {
    return geo.test === undefined || documents.positionsOf(document).some(geo.test);
  }
}

function scoreOptions(documents: Documents, options: SearchOptions) {
  const { paths, ranks } = documents.searchable;
  const only = options.restrictSearchableAttributes;
  const isSearched = (path: string) => !only?.length || only.some((attribute) => isWithin(path, attribute));
  const withoutTypos = options.disableTypoToleranceOnAttributes ?? [];
  return {
    ranks: ranks.map((rank, at) => (isSearched(paths[at] ?? '') ? rank : undefined)),
    withoutTypos: paths.map((path) => withoutTypos.some((attribute) => isWithin(path, attribute))),
    minProximity: options.minProximity ?? 1,
    exactOnSingleWordQuery: options.exactOnSingleWordQuery,
  };
}

/** What is searched for next, where nothing has all words. */
function* fewerWords(
  words: readonly QueryWord[],
  how: SearchOptions['removeWordsIfNoResults'],
): Generator<QueryWord[]> {
  if (how === 'allOptional') yield words.map((word) => ({ ...word, isOptional: true }));
  for (let count = words.length - 1; count > 0; count--) {
    if (how === 'lastWords') yield words.slice(0, count);
    if (how === 'firstWords') yield words.slice(words.length - count);
  }
}

/** `min` keeps the fewest typos, `strict` the two fewest numbers of them. */
function keepByTypos(candidates: Candidates, tolerance: SearchOptions['typoTolerance']): void {
  if (tolerance !== 'min' && tolerance !== 'strict') return;
  const counts = [...new Set(candidates.typos.subarray(0, candidates.length))].sort(
    (one, other) => one - other,
  );
  const most = counts[tolerance === 'min' ? 0 : 1] ?? counts[0] ?? 0;
  candidates.keep((at) => (candidates.typos[at] ?? 0) <= most);
}

function keepWithinRadius(
  candidates: Candidates,
  geo: GeoSearch,
  least: number | undefined,
): number | undefined {
  if (geo.center === undefined || geo.radius === 'all') return undefined;
  const { distance } = candidates;
  const isAutomatic = geo.radius === 'automatic';
  const known = distance.subarray(0, candidates.length).filter(Number.isFinite);
  const radius = geo.radius === 'automatic' ? automaticRadius(known, least) : geo.radius;
  candidates.keep((at) => (distance[at] ?? Infinity) <= radius);
  return isAutomatic ? radius : undefined;
}
