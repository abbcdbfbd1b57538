import { HIGHLIGHT } from '@waymark/model/search/highlight';
import { exampleHit } from '@waymark/model/testing/example-hit';
import { expect, test } from 'vitest';
import { goalOf } from './use-frame-results.ts';

const LISBON = { west: -9.3, south: 38.6, east: -9, north: 38.9 };
const found = (text: string) => HIGHLIGHT.start + text + HIGHLIGHT.end;

const pin = (id: string, lat: number, lng: number) => exampleHit({ kind: 'pin', id, position: { lat, lng } });

test('the place that the words name is framed', () => {
  const lisbon = exampleHit({
    kind: 'destination',
    id: 'a',
    bounds: LISBON,
    marked: { fr: found('Lisbonne') },
  });
  expect(goalOf([lisbon, pin('b', 1, 2)])).toEqual({ bounds: LISBON });
});

test('a place whose name has other words too is one result among others', () => {
  const marked = { en: `${found('Lisbon')} by night` };
  const area = exampleHit({ kind: 'area', id: 'a', bounds: LISBON, marked, position: { lat: 38, lng: -9 } });
  expect(goalOf([area, pin('b', 1, 2)])).toEqual({ bounds: { west: -9, south: 1, east: 2, north: 38 } });
});

test('a place that alone was found is framed, also by words that are not its name: the capital of a country', () => {
  const country = exampleHit({
    kind: 'country',
    id: 'PT',
    bounds: LISBON,
    marked: { en: 'Portugal' },
    position: { lat: 39, lng: -8 },
  });
  expect(goalOf([country, exampleHit({ kind: 'creator', id: 'a' })])).toEqual({ bounds: LISBON });
});

test('results on both sides of the antimeridian are framed across it', () => {
  const goal = goalOf([pin('a', -18, 178), pin('b', -14, -171)]);
  expect(goal).toEqual({ bounds: { west: 178, south: -18, east: -171, north: -14 } });
});

test('a single result is shown with its surroundings, and none moves nothing', () => {
  expect(goalOf([pin('a', 1, 2)])).toEqual({ lat: 1, lng: 2, zoom: 11 });
  expect(goalOf([exampleHit({ kind: 'creator', id: 'a' })])).toBeNull();
});

test('of results all over the world, the side of the globe with most of them is shown', () => {
  const goal = goalOf([pin('a', 10, -100), pin('b', 50, 10), pin('c', 45, 20), pin('d', -30, 150)]);
  expect(goal).toEqual({ bounds: { west: 10, south: 45, east: 20, north: 50 } });
});
