import { KINDS } from '@waymark/model/entities/kinds';
import { NO_VIEW } from '@waymark/model/view-codec';
import { expect, test } from 'vitest';
import { areaOf, isSearch, resultsQueryOf } from './results-query.ts';

const MAP = { camera: { lat: 38.71234, lng: -9.14321, zoom: 12 }, size: { width: 1_000, height: 700 } };

test.each([
  [{ query: 'tea' }, true],
  [{ tags: ['coast'] }, true],
  [{ countries: ['PT'] }, true],
  [{ creators: ['ines-moreau'] }, true],
  [{ languages: ['fr' as const] }, true],
  [{ pages: ['creator' as const] }, true],
  [{ kinds: ['poi' as const], categories: ['food' as const] }, false],
  [{ sort: 'new' as const, area: 'map' as const }, true],
  [{ sort: 'saved' as const, area: 'map' as const }, true],
  [{ sort: 'near' as const, area: 'map' as const }, false],
  [{ sort: 'new' as const }, false],
])('%j is a search: %s', (view, expected) => {
  expect(isSearch({ ...NO_VIEW, ...view })).toBe(expected);
  expect(resultsQueryOf({ ...NO_VIEW, ...view }, MAP) !== null).toBe(expected);
});

test('categories alone ask for items of every kind', () => {
  expect(resultsQueryOf({ ...NO_VIEW, query: 'tea', categories: ['food'] }, MAP)).toMatchObject({
    kinds: [],
    categories: ['food'],
  });
});

test('a search is restricted to items and to other pages together', () => {
  const search = { ...NO_VIEW, query: 'tea', pages: ['article' as const] };
  expect(resultsQueryOf(search, MAP)?.kinds).toEqual(['article']);
  expect(resultsQueryOf({ ...search, categories: ['food'] }, MAP)?.kinds).toEqual([...KINDS, 'article']);
  expect(resultsQueryOf({ ...search, kinds: ['poi'], categories: ['food'] }, MAP)?.kinds).toEqual([
    'poi',
    'article',
  ]);
});

test('a search is everywhere, in an area, or where the map is', () => {
  const search = { ...NO_VIEW, query: 'tea' };
  const area = { west: 1, south: 2, east: 3, north: 4 };
  expect(resultsQueryOf(search, MAP)?.area).toBeNull();
  expect(resultsQueryOf({ ...search, area }, MAP)?.area).toEqual(area);
  expect(resultsQueryOf({ ...search, area: 'map' }, MAP)?.area).toEqual(areaOf(MAP));
});

test('only the order by distance depends on the map', () => {
  const search = { ...NO_VIEW, query: 'tea' };
  expect(resultsQueryOf(search, MAP)?.near).toBeNull();
  expect(resultsQueryOf({ ...search, sort: 'near' }, MAP)?.near).toEqual({ lat: 38.712, lng: -9.143 });
});
