import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthRuns } from './month-runs.ts';

test('consecutive months are one run, also over the end of a year', () => {
  expect(monthRuns([6, 4, 5, 9])).toEqual([
    { first: 4, last: 6 },
    { first: 9, last: 9 },
  ]);
  expect(monthRuns([1, 12, 2, 7])).toEqual([
    { first: 7, last: 7 },
    { first: 12, last: 2 },
  ]);
  expect(monthRuns([])).toEqual([]);
});

test('the whole year is one run, and numbers that are no months are none', () => {
  expect(monthRuns([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toEqual([{ first: 1, last: 12 }]);
  expect(monthRuns([0, 13, 1.5])).toEqual([]);
});

test('runs hold exactly their months', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 12 })), (months) => {
      const held = monthRuns(months).flatMap(({ first, last }) =>
        Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, i) => ((first + i - 1) % 12) + 1),
      );
      expect(held.toSorted((a, b) => a - b)).toEqual(months.toSorted((a, b) => a - b));
    }),
  );
});
