import { z } from 'zod';
import { badRequest } from '../api-error.ts';

const names = z.array(z.string().max(500)).max(1_000);
const languages = z.array(z.string().max(10)).max(100);
const whole = (least: number, most: number) => z.number().int().min(least).max(most);
const plurals = z.union([
  z.boolean(),
  z.literal(['true', 'false']).transform((text) => text === 'true'),
  languages,
]);

/** What can be set of an index, and what a search can override. */
const SEARCHED = {
  attributesToRetrieve: names.nullable(),
  attributesToHighlight: names.nullable(),
  attributesToSnippet: names.nullable(),
  highlightPreTag: z.string().max(200),
  highlightPostTag: z.string().max(200),
  snippetEllipsisText: z.string().max(200),
  restrictHighlightAndSnippetArrays: z.boolean(),
  hitsPerPage: whole(0, 1_000),
  minWordSizefor1Typo: whole(0, 100),
  minWordSizefor2Typos: whole(0, 100),
  typoTolerance: z.union([
    z.boolean(),
    z.literal(['min', 'strict']),
    z.literal(['true', 'false']).transform((text) => text === 'true'),
  ]),
  allowTyposOnNumericTokens: z.boolean(),
  disableTypoToleranceOnAttributes: names,
  ignorePlurals: plurals,
  removeStopWords: plurals,
  queryLanguages: languages,
  queryType: z.literal(['prefixLast', 'prefixAll', 'prefixNone']),
  removeWordsIfNoResults: z.literal(['none', 'lastWords', 'firstWords', 'allOptional']),
  optionalWords: z.union([z.string().max(512), names]).nullable(),
  exactOnSingleWordQuery: z.literal(['attribute', 'none', 'word']),
  ranking: names,
  customRanking: names.nullable(),
  distinct: z.union([z.boolean(), whole(0, 4)]),
  maxValuesPerFacet: whole(1, 1_000),
  sortFacetValuesBy: z.literal(['count', 'alpha']),
  minProximity: whole(1, 7),
  maxFacetHits: whole(1, 100),
};

const settingsSchema = z
  .strictObject({
    ...SEARCHED,
    searchableAttributes: names.nullable(),
    attributesForFaceting: names.nullable(),
    unretrievableAttributes: names.nullable(),
    attributeForDistinct: z.string().max(500).nullable(),
    replicas: z.array(z.string().min(1).max(200)).max(20).nullable(),
    disableTypoToleranceOnWords: names,
    paginationLimitedTo: whole(1, 20_000),
    indexLanguages: languages,
    userData: z.unknown(),
  })
  .partial();

export type Settings = z.infer<typeof settingsSchema>;

/** The parameters of a search that settings have too. */
export const searchedSettings = SEARCHED;

/** The values of settings that an index does not set. */
export const DEFAULT_SETTINGS = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  paginationLimitedTo: 1_000,
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  snippetEllipsisText: '…',
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  queryType: 'prefixLast',
  removeWordsIfNoResults: 'none',
  exactOnSingleWordQuery: 'attribute',
  sortFacetValuesBy: 'count',
} as const satisfies Settings;

const CRITERION = /^(?:typo|geo|words|filters|proximity|attribute|exact|custom|(?:asc|desc)\([^()]+\))$/;
const CUSTOM = /^(?:asc|desc)\([^()]+\)$/;

/** @throws ApiError 400 that names a setting that this engine does not have, or whose value is not allowed */
export function readSettings(json: unknown): Settings {
  const read = settingsSchema.safeParse(json);
  if (!read.success) throw badRequest(firstFault(read.error, 'setting'));
  const { ranking = [], customRanking, replicas } = read.data;
  const wrong =
    ranking.find((line) => !CRITERION.test(line)) ?? customRanking?.find((line) => !CUSTOM.test(line));
  if (wrong !== undefined) throw badRequest(`Invalid ranking criterion "${wrong}"`);
  const virtual = replicas?.find((name) => name.startsWith('virtual('));
  if (virtual !== undefined) throw badRequest(`This engine has no virtual replicas: ${virtual}`);
  return read.data;
}

/** One sentence for the first thing that a schema refused. */
export function firstFault(error: z.ZodError, name: string): string {
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') return `Unknown ${name}: ${issue.keys.join(', ')}`;
  return `Invalid value for ${name} "${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}`;
}

/** The name in a line of `attributesForFaceting`, such as `searchable(filterOnly(kind))`. */
export function facetName(line: string): string {
  const [, inner] = /^\s*(?:filterOnly|searchable|afterDistinct)\((.*)\)\s*$/.exec(line) ?? [];
  return inner === undefined ? line.trim() : facetName(inner);
}
