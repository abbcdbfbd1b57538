import { describe, expect, test } from 'vitest';
import { withFirstOfMonth } from './first-of-month.ts';

const write = (instant: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr', { ...options, timeZone: 'UTC' }).format(instant);

const WITH_DAY: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'full' },
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { dateStyle: 'long', timeStyle: 'short' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { weekday: 'short', day: 'numeric', month: 'short' },
];

describe.each(WITH_DAY)('a French date with %j', (options) => {
  test.each(Array.from({ length: 12 }, (_, month) => month))(
    'has an ordinal on the first day alone, in month %i',
    (month) => {
      for (let day = 1; day <= 28; day++) {
        const date = write(Date.UTC(2011, month, day, 1, 1), options);
        const written = withFirstOfMonth(date);
        if (day === 1) expect(written).toMatch(/(?:^|\s)1er \p{L}+/u);
        expect(written).toBe(day === 1 ? date.replace('1 ', '1er ') : date);
      }
    },
  );
});

test.each<Intl.DateTimeFormatOptions>([
  { dateStyle: 'short' },
  { month: 'long', year: 'numeric' },
  { timeStyle: 'short' },
  { day: 'numeric' },
])('what has no day before a month in letters stays as it is: %j', (options) => {
  const date = write(Date.UTC(2011, 0, 1, 1, 1), options);
  expect(withFirstOfMonth(date)).toBe(date);
});
