import { z } from 'zod';
import { badRequest } from '../api-error.ts';
import { isJsonRecord, type JsonRecord } from '../records/leaves.ts';
import { firstFault, searchedSettings } from '../stored/settings.ts';

const list = z.union([
  z.string().max(20_000),
  z.array(z.union([z.string().max(2_000), z.array(z.string().max(2_000)).max(1_000)])).max(1_000),
]);
const names = z.array(z.string().max(500)).max(1_000);
const whole = (least: number, most: number) => z.number().int().min(least).max(most);
const numbers = z.union([
  z.string().max(10_000),
  z.array(z.number()).max(1_000),
  z.array(z.array(z.number()).max(1_000)).max(100),
]);

/** So many UTF-16 units of a query are searched for. */
const LONGEST_QUERY = 512;

const searchSchema = z
  .strictObject({
    ...searchedSettings,
    query: z.string().transform((text) => text.slice(0, LONGEST_QUERY)),
    page: whole(0, 1_000_000),
    offset: whole(0, 1_000_000),
    length: whole(0, 1_000),
    filters: z.string().max(20_000),
    facetFilters: list,
    optionalFilters: list,
    numericFilters: list,
    tagFilters: list,
    sumOrFiltersScores: z.boolean(),
    facets: names,
    facetingAfterDistinct: z.boolean(),
    facetQuery: z.string().max(512),
    restrictSearchableAttributes: names,
    responseFields: names,
    aroundLatLng: z.string().max(100),
    aroundRadius: z.union([whole(1, 100_000_000), z.literal('all')]),
    aroundPrecision: z.union([
      whole(1, 100_000_000),
      z.array(z.object({ from: z.number(), value: z.number().positive() })).max(20),
    ]),
    minimumAroundRadius: whole(1, 100_000_000),
    insideBoundingBox: numbers.nullable(),
    insidePolygon: numbers,
    getRankingInfo: z.boolean(),
    clickAnalytics: z.boolean(),
    analytics: z.boolean(),
    analyticsTags: names,
    enableABTest: z.boolean(),
    enablePersonalization: z.boolean(),
    enableReRanking: z.boolean(),
    enableRules: z.boolean(),
    ruleContexts: names,
    percentileComputation: z.boolean(),
    synonyms: z.boolean(),
    userToken: z.string().max(129),
    cursor: z.string().max(8_000),
  })
  .partial();

export type SearchParameters = z.infer<typeof searchSchema>;

/**
 * Reads the parameters of a search: as JSON, or as the text of a query string, or both.
 * @throws ApiError 400 that names a parameter that this engine does not have, or whose value is not allowed
 */
export function readSearchParameters(json: unknown): SearchParameters {
  if (!isJsonRecord(json)) throw badRequest('Expected an object of search parameters');
  const { params, ...others } = json;
  const asText = typeof params === 'string' ? fromQueryString(params) : {};
  const read = searchSchema.safeParse({ ...asText, ...others });
  if (!read.success) throw badRequest(firstFault(read.error, 'parameter'));
  return read.data;
}

/** Parameters that are texts, even where they look like numbers or lists. */
const TEXTS = new Set(['query', 'filters', 'userToken', 'aroundLatLng', 'cursor', 'facetQuery']);

/** Values of a query string are JSON, or texts; a list can be written with commas. */
export function fromQueryString(text: string): JsonRecord {
  const record: JsonRecord = {};
  for (const [name, value] of new URLSearchParams(text)) {
    record[name] = TEXTS.has(name) ? value : readValue(name, value);
  }
  return record;
}

function readValue(name: string, value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    const schema = Object.hasOwn(searchSchema.shape, name)
      ? searchSchema.shape[name as keyof typeof searchSchema.shape]
      : undefined; // hasOwn says that it is one
    return schema?.safeParse(value).success ? value : value.split(',');
  }
}
