import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import type { Condition, Filter } from './filter.ts';
import { facetFilter, numericFilter, tagFilter } from './filter-lists.ts';
import { parseFilters } from './parse-filters.ts';

const facet = (attribute: string, value: string, isNegated = false, score = 1): Condition => ({
  kind: 'facet',
  attribute,
  value,
  isNegated,
  score,
});

it.each<[string, Filter]>([
  ['kind:pin', [[facet('kind', 'pin')]]],
  ['kind:pin AND NOT tags:closed', [[facet('kind', 'pin')], [facet('tags', 'closed', true)]]],
  [
    '(kind:pin OR kind:area) AND country:FR',
    [[facet('kind', 'pin'), facet('kind', 'area')], [facet('country', 'FR')]],
  ],
  [
    'country:FR AND (kind:pin OR kind:area)',
    [[facet('country', 'FR')], [facet('kind', 'pin'), facet('kind', 'area')]],
  ],
  [`'a name':"it's \\"here\\""`, [[facet('a name', 'it\'s "here"')]]],
  ['name:AND-gate', [[facet('name', 'AND-gate')]]],
  ['tags:-closed', [[facet('tags', 'closed', true)]]],
  ['tags:"-closed"', [[facet('tags', '-closed')]]],
  ['tags:\\-closed', [[facet('tags', '-closed')]]],
  ['kind:pin<score=3>', [[facet('kind', 'pin', false, 3)]]],
  ['opens:10:30', [[facet('opens', '10:30')]]],
  ['quiet', [[facet('_tags', 'quiet')]]],
  [
    'saves >= -1.5e2',
    [[{ kind: 'number', attribute: 'saves', operator: '>=', value: -150, last: -150, isNegated: false }]],
  ],
  [
    'NOT day:1 TO 5',
    [[{ kind: 'number', attribute: 'day', operator: 'TO', value: 1, last: 5, isNegated: true }]],
  ],
  ['', []],
  ['  ', []],
])('reads %s', (text, expected) => {
  expect(parseFilters(text)).toEqual(expected);
});

it.each([
  '(kind:pin AND tags:a) OR country:FR',
  'kind:pin OR saves > 3',
  'kind:pin OR quiet',
  'NOT (kind:pin)',
  'kind:pin AND',
  'kind:',
  ':pin',
  'AND',
  '(kind:pin',
  'kind:pin)',
  'kind:"pin',
  'saves > many',
  'saves > ',
  'day:1 TO many',
  'kind:pin country:FR',
  'kind:pin<score=high>',
  `${'('.repeat(1_000)}kind:pin${')'.repeat(1_000)}`,
])('refuses %s', (text) => {
  expect(() => parseFilters(text)).toThrow(ApiError);
});

test('any text is a filter or is refused', () => {
  const part = fc.constantFrom(
    'AND',
    'OR',
    'NOT',
    '(',
    ')',
    ':',
    '<',
    '>=',
    '=',
    '"',
    "'",
    '\\',
    ' ',
    'a',
    '1',
    'TO',
    '-',
    'é',
    '💥',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(text, (given) => {
      try {
        parseFilters(given);
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError);
      }
    }),
    { numRuns: 1_000 },
  );
});

const value = fc.string({ unit: 'grapheme', minLength: 1 });
const condition = fc.record({
  kind: fc.constant('facet' as const),
  attribute: value.filter((name) => name !== '_tags'),
  value,
  isNegated: fc.boolean(),
  score: fc.constant(1),
});

test('what is written with quotation marks is read as it was meant', () => {
  const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
  fc.assert(
    fc.property(fc.array(fc.array(condition, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (groups) => {
      const written = groups
        .map((group) =>
          group.map((one) => `${one.isNegated ? 'NOT ' : ''}${quoted(one.attribute)}:${quoted(one.value)}`),
        )
        .map((group) => `(${group.join(' OR ')})`)
        .join(' AND ');
      expect(parseFilters(written)).toEqual(groups);
    }),
  );
});

test('lists of filters are ANDs, and inner lists are ORs', () => {
  const expected = [[facet('kind', 'pin'), facet('kind', 'area')], [facet('tags', 'closed', true)]];
  expect(facetFilter([['kind:pin', 'kind:area'], 'tags:-closed'], 'facetFilters')).toEqual(expected);
  expect(facetFilter('(kind:pin,kind:area),tags:-closed', 'facetFilters')).toEqual(expected);
  expect(tagFilter(['a', ['-b', 'c']])).toEqual([
    [facet('_tags', 'a')],
    [facet('_tags', 'b', true), facet('_tags', 'c')],
  ]);
  expect(numericFilter(['day:1 TO 5', 'saves>=3']).flat()).toMatchObject([
    { attribute: 'day', operator: 'TO', value: 1, last: 5 },
    { attribute: 'saves', operator: '>=', value: 3 },
  ]);
});

it.each(['saves', 'saves > many', 'saves >= 1 OR 2', '> 3'])('refuses the numeric filter %s', (text) => {
  expect(() => numericFilter([text])).toThrow(ApiError);
});

it('refuses a facet filter without a value', () => {
  expect(() => facetFilter(['kind'], 'facetFilters')).toThrow(ApiError);
});
