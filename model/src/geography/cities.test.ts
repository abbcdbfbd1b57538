import { expect, test } from 'vitest';
import { CITIES, cityNear } from './cities.ts';

const nameNear = (lat: number, lng: number, country?: string) => cityNear({ lat, lng }, country)?.[0];

test('a place in a city, or in its suburbs, has its name', () => {
  expect(nameNear(38.711, -9.13)).toBe('Lisbon');
  expect(nameNear(38.711, -9.13, 'PT')).toBe('Lisbon');
  expect(nameNear(48.805, 2.12, 'FR')).toBe('Paris');
});

test('a place far from every city has none', () => {
  expect(nameNear(0, 0)).toBeUndefined();
  expect(nameNear(46.5, 10.2)).toBeUndefined();
});

test('a place across the border does not have the name of the city there', () => {
  // Annemasse, France.
  expect(nameNear(46.19, 6.23)).toBe('Geneva');
  expect(nameNear(46.19, 6.23, 'FR')).toBeUndefined();
});

test('every city has a country', () => {
  for (const [name, , , , , code] of CITIES) expect(code, name).toMatch(/^[A-Z]{2}$/);
});
