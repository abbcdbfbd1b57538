import type { Filter } from '../filters/filter.ts';
import { facetFilter, numericFilter, tagFilter } from '../filters/filter-lists.ts';
import { parseFilters } from '../filters/parse-filters.ts';
import { DEFAULT_SETTINGS, type Settings } from '../stored/settings.ts';
import type { Replacements } from '../stored/synonyms.ts';
import type { MatchOptions } from './match-words.ts';
import type { SearchParameters } from './search-parameters.ts';

/** Settings and the parameters of a search together; parameters win. */
export type SearchOptions = Settings & SearchParameters & Defaults;
type Defaults = { [Name in keyof typeof DEFAULT_SETTINGS]: NonNullable<Settings[Name]> };
const defaults: Defaults = { ...DEFAULT_SETTINGS, ranking: [...DEFAULT_SETTINGS.ranking] };

export function searchOptions(settings: Settings, parameters: SearchParameters): SearchOptions {
  // Nothing that is undefined replaces a default.
  return { ...defaults, ...withoutUndefined(settings), ...withoutUndefined(parameters) } as SearchOptions;
}

/** All filters of a search, which have to match together. */
export function filterOf({ filters, facetFilters, tagFilters, numericFilters }: SearchParameters): Filter {
  return [
    ...parseFilters(filters ?? ''),
    ...(facetFilters === undefined ? [] : facetFilter(facetFilters, 'facetFilters')),
    ...(tagFilters === undefined ? [] : tagFilter(tagFilters)),
    ...(numericFilters === undefined ? [] : numericFilter(numericFilters)),
  ];
}

/** The languages for which a setting such as `ignorePlurals` is on. */
export function languagesOf(
  setting: boolean | readonly string[] | undefined,
  queryLanguages: readonly string[] = [],
): readonly string[] {
  if (setting === true) return queryLanguages.length > 0 ? queryLanguages : ['en', 'fr'];
  return setting || [];
}

export function matchOptions(options: SearchOptions, replacements: Replacements): MatchOptions {
  const isStrict = options.typoTolerance === false;
  return {
    minWordSizefor1Typo: isStrict ? Infinity : options.minWordSizefor1Typo,
    minWordSizefor2Typos: isStrict ? Infinity : options.minWordSizefor2Typos,
    allowTyposOnNumericTokens: options.allowTyposOnNumericTokens ?? true,
    wordsWithoutTypos: new Set(options.disableTypoToleranceOnWords),
    pluralLanguages: languagesOf(options.ignorePlurals, options.queryLanguages),
    replacements: options.synonyms === false ? new Map() : replacements,
  };
}

function withoutUndefined<T extends object>(given: T): T {
  // The same fields without those that are undefined: the type allows both.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
}
