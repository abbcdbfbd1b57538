import { exampleId } from '@waymark/model/entities/examples';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { expect, test } from 'vitest';
import { findPlaces } from './find-places.ts';

function item(letter: string, title: MapItem['title'], rank = 1): MapItem {
  const position = { lat: 41.15, lng: -8.61 };
  return { kind: 'destination', id: exampleId(letter), title, position, rank, cover: null };
}

const NAMES = {
  cities: [
    ['Porto', 'Porto', 41.15, -8.61, 3],
    ['Porto Alegre', 'Porto Alegre', -30, -51, 4],
    ['Geneva', 'Genève', 46.2, 6.15, 3],
  ],
  countries: [['Germany', 'Allemagne', 51, 10, 1]],
} satisfies Parameters<typeof findPlaces>[2];

const namesOf = (...about: Parameters<typeof findPlaces>) => findPlaces(...about).map(({ name }) => name);

test('a name is found by the beginning of any of its words, whatever its case and accents, in either language', () => {
  expect(namesOf('genev', [], NAMES, 'en')).toEqual(['Geneva']);
  expect(namesOf('GENEVE', [], NAMES, 'en')).toEqual(['Geneva']);
  expect(namesOf('geneva', [], NAMES, 'fr')).toEqual(['Genève']);
  expect(namesOf('aleg', [], NAMES, 'fr')).toEqual(['Porto Alegre']);
  expect(namesOf('orto', [], NAMES, 'en')).toEqual([]);
  expect(namesOf('aLLem', [], NAMES, 'en')).toEqual(['Germany']);
});

test('our own places come first, the best first, each once, in a language that they have', () => {
  const items = [item('a', { fr: 'Les quais de Porto' }), item('b', { en: 'Porto by night' }, 9)];
  expect(namesOf('porto', [...items, ...items], NAMES, 'en')).toEqual([
    'Porto by night',
    'Les quais de Porto',
    'Porto',
    'Porto Alegre',
  ]);
  expect(findPlaces('quais', items, NAMES, 'en')[0]?.lang).toBe('fr');
});

test('one letter, none, and signs only search for nothing; there are never more than can be looked through', () => {
  for (const query of ['', 'p', ' . '])
    expect(namesOf(query, [item('a', { en: 'Porto' })], NAMES, 'en')).toEqual([]);
  const many = Array.from({ length: 20 }, (_, n) => item(String.fromCharCode(97 + n), { en: `Porto ${n}` }));
  expect(namesOf('porto', many, NAMES, 'en')).toHaveLength(8);
});

test('names that could not be loaded leave our own', () => {
  expect(namesOf('porto', [item('a', { en: 'Porto' })], null, 'en')).toEqual(['Porto']);
});
