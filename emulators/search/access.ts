import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError, badRequest } from './api-error.ts';
import type { Filter } from './filters/filter.ts';
import { fromQueryString, readSearchParameters, type SearchParameters } from './query/search-parameters.ts';
import { filterOf } from './query/search-plan.ts';
import { type Acl, type ApiKey, allowsIndex } from './stored/api-keys.ts';

/** What the sender of a request may do. */
export interface Access {
  readonly key: ApiKey;
  readonly may: (acl: Acl) => boolean;
  readonly mayUse: (index: string) => boolean;
  /** Every search has to match it. */
  readonly filter: Filter;
  /** Parameters that every search has, whatever it asks for. */
  readonly parameters: SearchParameters;
}

/** A secured key can only be used for reading, whatever its parent may do. */
const SECURED_ACLS: readonly Acl[] = ['search', 'browse', 'recommendation'];
const SIGNATURE_LENGTH = 64;
const LONGEST_SECURED_KEY = 4_000;

/**
 * The access that a key gives: one of the keys, or a secured one that was signed with one of them.
 * @throws ApiError 403 where the key is unknown, altered or no longer valid
 */
export function accessBy(value: string, keys: ReadonlyMap<string, ApiKey>): Access {
  const key = keys.get(value);
  if (key !== undefined) return accessOf(key, key.acl, '', []);
  const [signature, restrictions] = securedParts(value);
  const parent = [...keys.values()].find((one) => isSignedWith(one.value, signature, restrictions));
  if (parent === undefined) throw new ApiError(403, 'Invalid Application-ID or API key');
  const { validUntil, restrictIndices, restrictSources, ...parameters } = fromQueryString(restrictions);
  if (validUntil !== undefined && !(Number(validUntil) > Date.now() / 1_000)) {
    throw new ApiError(403, '"validUntil" parameter expired (less than current date)');
  }
  if (restrictSources !== undefined)
    throw new ApiError(403, 'This engine cannot restrict the sources of a key');
  const indices = [restrictIndices ?? []].flat().map(String);
  const acl = parent.acl.filter((one) => SECURED_ACLS.includes(one));
  return accessOf(parent, acl, String(new URLSearchParams(Object.entries(parameters).map(asText))), indices);
}

function accessOf(
  key: ApiKey,
  acl: readonly Acl[],
  restrictions: string,
  indices: readonly string[],
): Access {
  if (key.validUntil > 0 && key.validUntil < Date.now() / 1_000)
    throw new ApiError(403, 'Invalid Application-ID or API key');
  const ofKey = parametersIn(key.queryParameters);
  const ofSecured = parametersIn(restrictions);
  return {
    key,
    may: (one) => acl.includes(one) || acl.includes('admin'),
    mayUse: (index) => allowsIndex(key.indexes, index) && allowsIndex(indices, index),
    filter: [...filterOf(ofKey), ...filterOf(ofSecured)],
    parameters: withoutFilters({ ...ofKey, ...ofSecured }),
  };
}

function securedParts(value: string): [string, string] {
  const decoded = value.length > LONGEST_SECURED_KEY ? '' : Buffer.from(value, 'base64').toString('utf8');
  return [decoded.slice(0, SIGNATURE_LENGTH), decoded.slice(SIGNATURE_LENGTH)];
}

function isSignedWith(key: string, signature: string, text: string): boolean {
  const expected = Buffer.from(createHmac('sha256', key).update(text).digest('hex'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parametersIn(text: string): SearchParameters {
  return text === '' ? {} : readSearchParameters({ params: text });
}

function withoutFilters({
  filters,
  facetFilters,
  tagFilters,
  numericFilters,
  ...others
}: SearchParameters): SearchParameters {
  return others;
}

function asText([name, value]: [string, unknown]): [string, string] {
  return [name, typeof value === 'string' ? value : JSON.stringify(value)];
}

/** @throws ApiError where a key may not do something, or not with an index */
export function demand(access: Access, acl: Acl, index?: string): void {
  if (!access.may(acl)) throw new ApiError(403, 'Method not allowed with this API key');
  if (index !== undefined && !access.mayUse(index))
    throw new ApiError(403, 'Index not allowed with this API key');
}

/** A search with what the key demands. @throws ApiError 400 for parameters that cannot be read */
export function allowedSearch(access: Access, json: unknown): SearchParameters {
  const parameters = readSearchParameters(json);
  const most = access.key.maxHitsPerQuery;
  if (most > 0 && (parameters.hitsPerPage ?? 0) > most)
    throw badRequest(`hitsPerPage is more than this key allows: ${most}`);
  return { ...parameters, ...access.parameters };
}
