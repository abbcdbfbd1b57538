import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginOf, countMonths, monthOf, monthsIn, sameMonths, yearOf, yearsIn } from './months.ts';

const at = (year: number, month: number, day = 15) => Date.UTC(year, month - 1, day);

test('items are counted by month, with the months between that have none', () => {
  const counts = countMonths([at(2024, 2), at(2023, 12, 31), at(2024, 2, 1)]);
  expect(counts).toEqual({ first: monthOf(at(2023, 12)), counts: [1, 0, 2] });
  expect(counts && yearsIn(counts)).toEqual([
    [2024, 2],
    [2023, 1],
  ]);
  expect(countMonths([])).toBeNull();
});

test('a month begins on its first day, and the months of a year are its twelve', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const one = monthOf(at(year, month, 28));
      expect(beginOf(one)).toBe(at(year, month, 1));
      expect(yearOf(one)).toBe(year);
      const { from, to } = monthsIn(year);
      expect(from <= one && one <= to && to - from === 11).toBe(true);
    }),
  );
});

test('two ranges are the same where their ends are', () => {
  expect(sameMonths(monthsIn(2024), { ...monthsIn(2024) })).toBe(true);
  expect(sameMonths(monthsIn(2024), monthsIn(2023))).toBe(false);
  expect(sameMonths(monthsIn(2024), null)).toBe(false);
  expect(sameMonths(null, null)).toBe(true);
});
