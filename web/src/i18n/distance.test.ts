import { expect, test } from 'vitest';
import { distanceIn, unitsOf } from './distance.ts';

test.each([
  [0, 0, 'meter'],
  [99.4, 99, 'meter'],
  [104, 100, 'meter'],
  [994, 990, 'meter'],
  [995, 1, 'kilometer'],
  [9949, 9.9, 'kilometer'],
  [9950, 10, 'kilometer'],
  [12_600, 13, 'kilometer'],
] as const)('%d metres are %d of a %s', (metres, value, unit) => {
  expect(distanceIn('metric', metres)).toEqual({ value, unit });
});

test.each([
  [10, 33, 'foot'],
  [303, 990, 'foot'],
  [304, 0.2, 'mile'],
  [1609.344, 1, 'mile'],
  [160_934.4, 100, 'mile'],
] as const)('%d metres are %d of a %s where miles are used', (metres, value, unit) => {
  expect(distanceIn('imperial', metres)).toEqual({ value, unit });
});

test.each([
  ['fr', ['en-US'], 'metric'],
  ['en', ['en-US', 'fr'], 'imperial'],
  ['en', ['fr', 'en-GB'], 'imperial'],
  ['en', ['en-AU', 'en-US'], 'metric'],
  ['en', ['en'], 'metric'],
  ['en', [], 'metric'],
] as const)('a reader of %s whose browser says %j has %s units', (locale, languages, units) => {
  expect(unitsOf(locale, languages)).toBe(units);
});
