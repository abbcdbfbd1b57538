import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { Locale } from '@waymark/model/locale';
import type { LocalisedText } from '@waymark/model/localised';
import type { MapItem } from '@waymark/model/map-index/map-item';
import type { SearchHit } from '@waymark/model/search/search-hit';
import { exampleId } from '@waymark/model/testing/examples';
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
} satisfies Parameters<typeof findPlaces>[1]['names'];

type Searched = Parameters<typeof findPlaces>[1];

const NOTHING: Searched = { works: [], items: [], names: null };

const find = (query: string, searched: Partial<Searched>, locale: Locale = 'en') =>
  findPlaces(query, { ...NOTHING, names: NAMES, ...searched }, locale);

const namesOf = (...about: Parameters<typeof find>) => find(...about).map(({ name }) => name);

function work(id: string, title: LocalisedText, fields: Partial<WorkSummary> = {}): WorkSummary {
  const rest = { tags: [], missing: [], photo: null, position: { lat: 1, lng: 2 }, updatedAt: 1 };
  return { id, kind: 'pin', state: 'draft', title, ...rest, ...fields };
}

test('a name is found by the beginning of any of its words, ignoring case and accents, in either language', () => {
  expect(namesOf('genev', {}, 'en')).toEqual(['Geneva']);
  expect(namesOf('GENEVE', {}, 'en')).toEqual(['Geneva']);
  expect(namesOf('geneva', {}, 'fr')).toEqual(['Genève']);
  expect(namesOf('aleg', {}, 'fr')).toEqual(['Porto Alegre']);
  expect(namesOf('orto', {}, 'en')).toEqual([]);
  expect(namesOf('aLLem', {}, 'en')).toEqual(['Germany']);
});

test("Waymark's own places come first, the best first, each once, in an available language", () => {
  const items = [item('a', { fr: 'Les quais de Porto' }), item('b', { en: 'Porto by night' }, 9)];
  expect(namesOf('porto', { items: [...items, ...items] })).toEqual([
    'Porto by night',
    'Les quais de Porto',
    'Porto',
    'Porto Alegre',
  ]);
  expect(find('quais', { items })[0]?.lang).toBe('fr');
});

test('a single letter, an empty query and punctuation find nothing, and the number of results is limited', () => {
  for (const query of ['', 'p', ' . '])
    expect(namesOf(query, { items: [item('a', { en: 'Porto' })] })).toEqual([]);
  const many = Array.from({ length: 20 }, (_, n) => item(String.fromCharCode(97 + n), { en: `Porto ${n}` }));
  expect(namesOf('porto', { items: many })).toHaveLength(8);
});

test("Waymark's places are found even if the map's names could not be loaded", () => {
  expect(namesOf('porto', { items: [item('a', { en: 'Porto' })], names: null })).toEqual(['Porto']);
});

test('places that the search engine found replace those of the map, and leave room for its names', () => {
  const items = [item('a', { en: 'Porto on the map' })];
  const hit = (title: string, n: number) => {
    const { kind, id, position } = item('b', {});
    return {
      key: `${n}`,
      kind,
      id: `${n}${id.slice(1)}`,
      title: { fr: `${title} ${n}` },
      position,
    } as SearchHit;
  };
  const nine = (title: string) => Array.from({ length: 9 }, (_, n) => hit(title, n));
  expect(namesOf('porto', { items, hits: nine('Porto') }).slice(5)).toEqual([
    'Porto 5',
    'Porto',
    'Porto Alegre',
  ]);
  // Found for another reason than its name.
  expect(namesOf('porto', { items, hits: nine('Le port') }).slice(0, 3)).toEqual([
    'Porto',
    'Porto Alegre',
    'Le port 0',
  ]);
  const hits: SearchHit[] = [];
  expect(find('porto', { items, hits, names: null })).toEqual([]);
  expect(namesOf('porto', { items, hits: undefined, names: null })).toEqual(['Porto on the map']);
});

test('all works of the author with a position are found, published or not, first and once', () => {
  const works = [
    work('w1', { en: 'Porto, the ferry' }),
    work('w2', { fr: 'Été à Porto' }, { publicId: exampleId('a'), kind: 'destination', state: 'published' }),
    work('w3', { en: 'Porto in the trash' }, { deletedAt: 5 }),
  ];
  const items = [item('a', { fr: 'Été à Porto' }, 9), item('b', { en: 'Porto of somebody' })];
  const found = find('porto', { works, items, names: null }, 'fr');
  expect(found.map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ['Porto, the ferry', true],
    ['Été à Porto', true],
    ['Porto of somebody', false],
  ]);
  expect(found[0]).toMatchObject({ what: 'pin', lang: 'en', position: { lat: 1, lng: 2 } });
  expect(namesOf('ete', { works, names: null })).toEqual(['Été à Porto']);
});

test('a work without a position is not found', () => {
  const { position: _, ...story } = work('w', { en: 'Porto' });
  expect(find('porto', { works: [story], names: null })).toEqual([]);
});
