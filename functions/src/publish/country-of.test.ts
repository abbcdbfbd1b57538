import { expect, test } from 'vitest';
import { countryOf } from './country-of.ts';
import { countryReferences } from './team/country-reference.ts';

test.each([
  ['Paris', 48.8566, 2.3522, 'FR'],
  ['Corsica', 42.15, 9.1, 'FR'],
  ['Réunion', -21.1, 55.5, 'RE'],
  ['Edinburgh', 55.95, -3.19, 'GB'],
  ['Hawaii', 19.6, -155.5, 'US'],
  ['Puerto Rico', 18.2, -66.4, 'PR'],
  ['Gran Canaria', 28, -15.6, 'ES'],
  ['Ceuta', 35.89, -5.32, 'ES'],
  ['Ascension', -7.94, -14.36, 'SH'],
  ['Diego Garcia', -7.3, 72.4, 'IO'],
  ['Pristina', 42.66, 21.16, 'XK'],
  ['Hong Kong', 22.3, 114.17, 'HK'],
  ['Vatican City', 41.9022, 12.4539, 'VA'],
  ['Fiji west of the antimeridian', -16.8, 179.9, 'FJ'],
  ['Fiji east of the antimeridian', -16.8, -179.9, 'FJ'],
  ['Fiji on the antimeridian', -16.8, 180, 'FJ'],
  ['Fiji on the antimeridian by its other name', -16.8, -180, 'FJ'],
  ['the South Pole', -90, 0, 'AQ'],
])('%s', (_, lat, lng, code) => {
  expect(countryOf({ lat, lng })).toBe(code);
});

test.each([
  ['the Atlantic', 30, -40],
  ['the North Pole', 90, 0],
  ['the Pacific on the antimeridian', 40, 180],
])('%s is in no country', (_, lat, lng) => {
  expect(countryOf({ lat, lng })).toBeNull();
});

test('every point of a grid over the Earth is in a country that has a page, or in none', () => {
  const found = new Set<string | null>();
  for (let lat = -88; lat <= 88; lat += 2) {
    for (let lng = -180; lng <= 180; lng += 3) found.add(countryOf({ lat, lng }));
  }
  const known = new Set<string | null>([null, ...countryReferences().map(({ code }) => code)]);
  expect([...found].filter((code) => !known.has(code))).toEqual([]);
});
