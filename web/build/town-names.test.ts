import { expect, test } from 'vitest';
import { findTowns } from '../src/elements/places/find-towns.ts';
import { type Towns, townsFile } from '../src/map/base-map/towns.ts';
import { keptTowns } from './town-names.ts';

const { files } = keptTowns();

function load(beginning: string): Promise<Towns> {
  const file = files.get(townsFile(beginning));
  // A browser would report a request for a missing file as an error.
  if (file === undefined) throw new Error(`No file has the names that begin with “${beginning}”.`);
  return Promise.resolve(JSON.parse(file));
}

test.each([
  ['cassis', 'en', 'Cassis', 'France'],
  ['saint-vivien-de-me', 'fr', 'Saint-Vivien-de-Médoc', 'France'],
  ['emilion', 'en', 'Saint-Émilion', 'France'],
  ['santa cruz do cap', 'en', 'Santa Cruz do Capibaribe', 'Brazil'],
  ['Þorlákshöfn', 'en', 'Þorlákshöfn', 'Iceland'],
  ['san vicente de la bar', 'fr', 'San Vicente de la Barquera', 'Espagne'],
] as const)('%s is found in %s', async (query, locale, name, country) => {
  const towns = await findTowns(query, locale, load);
  expect(towns.map((town) => `${town.name}, ${town.detail}`)).toContain(`${name}, ${country}`);
});

test('any beginning of any name ends without a missing file', async () => {
  for (const word of ['saint', 'la ', 'de', 'les saintes', 'zzyzx', 'o', '東京', "l'isle", 'san josé ñ']) {
    for (let length = 1; length <= word.length; length++) {
      await expect(findTowns(word.slice(0, length), 'en', load)).resolves.toBeInstanceOf(Array);
    }
  }
});

test('no file is larger than a photo of a card, and their names are safe in addresses', () => {
  expect(Math.max(...[...files.values()].map(({ length }) => length))).toBeLessThan(60_000);
  for (const name of files.keys()) expect(name).toMatch(/^[a-z\d-]+\.json$/);
});

/** As docs/decisions/web-editor.md and the README say. */
const SETTLEMENTS = 130_000;

test('nearly all settlements of GeoNames are in the files, each of them found by some beginning', () => {
  const towns = new Set<string>();
  for (const file of files.values()) {
    const { rows }: Towns = JSON.parse(file);
    for (const row of rows) towns.add(JSON.stringify(row));
  }
  expect(towns.size).toBeGreaterThan(SETTLEMENTS * 0.95);
  expect(towns.size).toBeLessThan(SETTLEMENTS * 1.05);
});
