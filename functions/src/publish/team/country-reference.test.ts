import { country } from '@waymark/model/entities/country';
import { type Bounds, boundsContain, boundsWidth } from '@waymark/model/geography/bounds';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { countryReferences } from './country-reference.ts';

const references = countryReferences();
const reference = z.omit(country, { summary: true, counts: true });

function boundsOf(code: string): Bounds {
  const found = references.find((candidate) => candidate.code === code);
  if (found === undefined) throw new Error(`${code} is missing`);
  return found.bounds;
}

test('there are 250 countries and territories, each once', () => {
  expect(references).toHaveLength(250);
  expect(new Set(references.map(({ code }) => code)).size).toBe(250);
  expect(new Set(references.map(({ slug }) => slug)).size).toBe(250);
});

test.each(references.map((each) => [each.name.en, each] as const))(
  '%s is as the schema of countries wants it',
  (_, each) => {
    expect(reference.safeParse(each).error).toBeUndefined();
    expect(each.name.fr).toMatch(/^[^']+$/);
    expect(boundsContain(each.bounds, each.centre)).toBe(true);
  },
);

test.each([
  ['CI', 'ivory-coast', 'Côte d’Ivoire'],
  ['CW', 'curacao', 'Curaçao'],
  ['ST', 'sao-tome-and-principe', 'Sao Tomé-et-Principe'],
  ['US', 'united-states', 'États-Unis'],
  ['AX', 'aland-islands', 'Îles Åland'],
  ['SZ', 'eswatini', 'Eswatini'],
  ['HK', 'hong-kong', 'Hong Kong'],
])('the slug and the French name of %s', (code, slug, french) => {
  const found = references.find((candidate) => candidate.code === code);
  expect(found?.slug).toBe(slug);
  expect(found?.name.fr).toBe(french);
});

test.each([
  ['France', 'FR', 'Paris', 48.86, 2.35],
  ['France', 'FR', 'Corsica', 42, 9],
  ['the United Kingdom', 'GB', 'Shetland', 60.3, -1.3],
  ['Spain', 'ES', 'Tenerife', 28.3, -16.6],
  ['Guernsey', 'GG', 'Sark', 49.43, -2.36],
  ['the United States', 'US', 'Alaska', 64, -150],
  ['Fiji', 'FJ', 'Taveuni', -16.85, -179.95],
])('the frame of %s (%s) holds %s', (_, code, _place, lat, lng) => {
  expect(boundsContain(boundsOf(code), { lat, lng })).toBe(true);
});

test.each([
  ['France', 'FR', 'Réunion', -21.1, 55.5],
  ['France', 'FR', 'Clipperton', 10.3, -109.2],
  ['the United Kingdom', 'GB', 'Akrotiri', 34.6, 32.97],
  ['the United Kingdom', 'GB', 'Gibraltar', 36.14, -5.35],
  ['the Netherlands', 'NL', 'Bonaire', 12.2, -68.3],
  ['Denmark', 'DK', 'Greenland', 70, -40],
])('the frame of %s (%s) leaves out %s', (_, code, _place, lat, lng) => {
  expect(boundsContain(boundsOf(code), { lat, lng })).toBe(false);
});

test.each(['FJ', 'RU', 'NZ', 'US', 'KI'])('the bounds of %s cross the antimeridian', (code) => {
  const { west, east } = boundsOf(code);
  expect(west).toBeGreaterThan(east);
});

test('only Antarctica is as wide as the world', () => {
  const wide = references.filter(({ bounds }) => boundsWidth(bounds) > 180);
  expect(wide.map(({ code }) => code)).toEqual(['AQ']);
});

test.each([
  ['Portugal', 'PT', 'Lisbon', 38.72, -9.14, true],
  ['Portugal', 'PT', 'Madeira', 32.7, -17, false],
  ['Spain', 'ES', 'Majorca', 39.6, 3, true],
  ['Spain', 'ES', 'Tenerife', 28.3, -16.6, false],
  ['the United States', 'US', 'Boston', 42.4, -71.1, true],
  ['the United States', 'US', 'Alaska', 64, -150, false],
])('the mainland of %s (%s) and %s', (_, code, _place, lat, lng, isWithin) => {
  const frame = references.find((candidate) => candidate.code === code)?.frame;
  expect(frame && boundsContain(frame, { lat, lng })).toBe(isWithin);
});

test.each(['FR', 'IT', 'PS', 'TT', 'GQ', 'ID', 'JP'])('%s is framed as a whole', (code) => {
  expect(references.find((candidate) => candidate.code === code)?.frame).toBeUndefined();
});
