import { badRequest } from '../api-error.ts';
import { type Condition, type Filter, TAGS } from './filter.ts';

/** A text, or texts that all have to match, where an inner list is of texts of which one has to match. */
export type FilterList = string | readonly (string | readonly string[])[];

const COMPARISON = /^([^<>=!]+?)\s*(<=|>=|!=|=|<|>)\s*(-?[\d.eE+-]+)$/;
const RANGE = /^(.+?):\s*(-?[\d.]+)\s+TO\s+(-?[\d.]+)$/;

/** Reads `facetFilters` and `optionalFilters`, such as [["kind:place", "kind:area"], "tags:-closed"]. */
export function facetFilter(list: FilterList, parameter: 'facetFilters' | 'optionalFilters'): Filter {
  return groupsOf(list).map((group) => group.map((text) => facetCondition(text, parameter)));
}

/** Reads `tagFilters`, such as ["beach", ["quiet", "-closed"]]. */
export function tagFilter(list: FilterList): Filter {
  return groupsOf(list).map((group) =>
    group.map((text): Condition => ({ kind: 'facet', attribute: TAGS, ...signed(text), score: 1 })),
  );
}

/** Reads `numericFilters`, such as ["rating >= 4", ["day:1 TO 5", "day = 7"]]. */
export function numericFilter(list: FilterList): Filter {
  return groupsOf(list).map((group) => group.map(numberCondition));
}

/** A text is a list with commas; parentheses in it, such as `(a:b,c:d),e:f`, are an inner list. */
function groupsOf(list: FilterList): string[][] {
  if (typeof list !== 'string') {
    return list
      .map((entry) => (typeof entry === 'string' ? [entry] : [...entry]))
      .filter(({ length }) => length > 0);
  }
  const groups = list.match(/\([^)]*\)|[^,]+/g) ?? [];
  return groups.map((group) =>
    group
      .replace(/^\s*\(|\)\s*$/g, '')
      .split(',')
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  );
}

function facetCondition(text: string, parameter: string): Condition {
  const colon = text.indexOf(':');
  if (colon < 1)
    throw badRequest(`${parameter}: Invalid syntax for facet filter "${text}": expected attribute:value`);
  const [, value = '', score] = /^(.*?)(?:<score=(\d+)>)?$/s.exec(text.slice(colon + 1)) ?? [];
  return {
    kind: 'facet',
    attribute: text.slice(0, colon).trim(),
    ...signed(value),
    score: Number(score ?? 1),
  };
}

function signed(value: string) {
  const trimmed = value.trim();
  const isNegated = trimmed.startsWith('-');
  return { value: isNegated ? trimmed.slice(1) : trimmed.replace(/^\\-/, '-'), isNegated };
}

function numberCondition(text: string): Condition {
  const [, ranged, from, to] = RANGE.exec(text.trim()) ?? [];
  if (ranged !== undefined) return numeric(ranged, 'TO', Number(from), Number(to));
  const [, attribute = '', operator, number] = COMPARISON.exec(text.trim()) ?? [];
  const value = Number(number);
  const known = (['<', '<=', '=', '!=', '>=', '>'] as const).find((name) => name === operator);
  if (known === undefined || !Number.isFinite(value)) {
    throw badRequest(`numericFilters: Invalid syntax for numeric condition "${text}"`);
  }
  return numeric(attribute, known, value, value);
}

function numeric(
  attribute: string,
  operator: '<' | '<=' | '=' | '!=' | '>=' | '>' | 'TO',
  value: number,
  last: number,
): Condition {
  if (!Number.isFinite(value) || !Number.isFinite(last))
    throw badRequest(`numericFilters: Invalid number for "${attribute}"`);
  return { kind: 'number', attribute: attribute.trim(), operator, value, last, isNegated: false };
}
