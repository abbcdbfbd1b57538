import { summaryOf } from '@waymark/model/entities/work-summary';
import { readHits } from '@waymark/model/search/search-hit';
import { exampleWork } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { citiesByName, offeredPlaces, queryOf } from './offered-places.ts';
import { placeWords } from './place-words.ts';

const CITIES = citiesByName([
  ['Lyon', 'Lyon', 45.76, 4.84, 2],
  ['London', 'Londres', 51.5, -0.12, 1],
  ['London', 'London', 42.98, -81.25, 4],
  ['London', 'London', 37.13, -84.08, 6],
  ['Clermont-Ferrand', 'Clermont-Ferrand', 45.78, 3.08, 3],
]);
const hit = (kind: string, id: string, en: string) => ({
  key: `${kind}/${id}`,
  objectID: `${kind}/${id}`,
  kind,
  id,
  title: { en },
  _geoloc: { lat: 45, lng: 5 },
});

function offered(caption: string, { placeName, hits = {}, works = [] }: Partial<Offered> = {}) {
  const words = placeWords({ caption, ...(placeName !== undefined && { placeName }) });
  const known = {
    works,
    hits: new Map(Object.entries(hits).map(([query, found]) => [query, readHits(found)])),
    cities: CITIES,
  };
  return offeredPlaces(words, known, 'fr').map(({ what, name }) => `${what}: ${name}`);
}
interface Offered {
  placeName: string;
  hits: Record<string, unknown[]>;
  works: ReturnType<typeof summaryOf>[];
}

test('a city that the caption names is offered in the language of the reader, with its best known namesake', () => {
  expect(offered('From the train to London')).toEqual(['city: Londres', 'city: London']);
  expect(offered('a rainy #clermontferrand')).toEqual(['city: Clermont-Ferrand']);
  expect(offered('nothing in particular')).toEqual([]);
});

test('a longer name has a city within it', () => {
  expect(offered('Up in Old Lyon')).toEqual(['city: Lyon']);
});

test('what Instagram calls the place comes before the words of the caption', () => {
  expect(offered('On the way to London', { placeName: 'Lyon, France' })[0]).toBe('city: Lyon');
});

test('items of Waymark are offered where their title has the words, a title of no others first', () => {
  const hits = {
    Fourvière: [
      hit('poi', 'a', 'The gardens of Fourviere'),
      hit('destination', 'b', 'Fourvière'),
      hit('poi', 'c', 'Somewhere else'),
      hit('pin', 'd', 'Fourvière'),
    ],
  };
  expect(offered('up to Fourvière', { hits })).toEqual([
    'destination: Fourvière',
    'poi: The gardens of Fourviere',
  ]);
});

test('a city that is an item of Waymark, too, is offered once', () => {
  const near = { ...hit('destination', 'a', 'Lyon'), _geoloc: { lat: 45.75, lng: 4.85 } };
  expect(offered('back to Lyon', { hits: { Lyon: [near] } })).toEqual(['destination: Lyon']);
  const far = { ...near, _geoloc: { lat: 43.1, lng: -76.3 } };
  expect(offered('back to Lyon', { hits: { Lyon: [far] } })).toEqual(['destination: Lyon', 'city: Lyon']);
});

test('a hashtag is a whole title, or none', () => {
  const hits = { sunset: [hit('poi', 'a', 'Sunset Point'), hit('poi', 'b', 'Sunset')] };
  expect(offered('#sunset', { hits })).toEqual(['poi: Sunset']);
});

test('works of the author are offered, except those in the trash', () => {
  const { deletedAt = 0, ...work } = exampleWork('poi');
  const content = { ...work.content, title: { en: 'Fourvière' } };
  const summary = summaryOf({ ...work, content });
  expect(offered('up to Fourvière', { works: [summary] })).toEqual(['poi: Fourvière']);
  expect(offered('up to Fourvière', { works: [{ ...summary, deletedAt }] })).toEqual([]);
});

test('the search engine is not asked for the beginning of a sentence', () => {
  expect(placeWords({ caption: 'Walking home with Ada' }).map(queryOf)).toEqual(['Ada', undefined]);
});
