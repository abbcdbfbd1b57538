import { expect, test } from 'vitest';
import { type ResultsQuery, restrictedGroups, resultRequests } from './result-requests.ts';

const QUERY: ResultsQuery = {
  words: 'tea',
  kinds: [],
  categories: [],
  tags: [],
  countries: [],
  creators: [],
  languages: [],
  sort: 'fit',
  area: null,
  near: null,
};

const filtersOf = (query: Partial<ResultsQuery>, page = 0) =>
  resultRequests({ ...QUERY, ...query }, page).map((request) =>
    'facetFilters' in request ? request.facetFilters : undefined,
  );

test('words alone are one query for everything, in the index of the order', () => {
  expect(resultRequests(QUERY, 0)).toEqual([
    expect.objectContaining({ indexName: 'waymark', query: 'tea', page: 0, hitsPerPage: 100 }),
  ]);
  expect(resultRequests(QUERY, 0)[0]).not.toHaveProperty('facetFilters');
  expect(resultRequests({ ...QUERY, sort: 'new' }, 0)[0]).toMatchObject({ indexName: 'waymark_new' });
});

test('each restricted facet is counted by a query without its own restriction', () => {
  const query = { countries: ['PT', 'ES'], languages: ['fr'] as const, tags: ['coast', 'night'] };
  const tags = [['tags:coast'], ['tags:night']];
  const countries = ['country:PT', 'country:ES'];
  expect(filtersOf(query)).toEqual([
    [countries, ['languages:fr'], ...tags],
    [['languages:fr'], ...tags],
    [countries, ...tags],
  ]);
  expect(restrictedGroups({ ...QUERY, ...query })).toEqual([['country'], ['languages']]);
  expect(resultRequests({ ...QUERY, ...query }, 0)[1]).toMatchObject({ facets: ['country'], hitsPerPage: 0 });
});

test('categories restrict items of every kind, and chosen pages that are no items pass', () => {
  expect(filtersOf({ categories: ['food'] })).toEqual([[['category:food']], undefined]);
  expect(filtersOf({ kinds: ['poi', 'pin'], categories: ['food'] })).toEqual([
    [['kind:poi', 'kind:pin'], ['category:food']],
    [['category:food']],
    [['kind:poi', 'kind:pin']],
  ]);
  expect(filtersOf({ kinds: ['pin', 'creator'], categories: ['food'] })[0]).toEqual([
    ['kind:pin', 'kind:creator'],
    ['category:food', 'kind:creator'],
  ]);
});

test('further pages count nothing', () => {
  const [request, ...others] = resultRequests({ ...QUERY, countries: ['PT'] }, 2);
  expect(others).toEqual([]);
  expect(request).toMatchObject({ page: 2, facetFilters: [['country:PT']] });
  expect(request).not.toHaveProperty('facets');
});

test('an area is one box, and two where it crosses the antimeridian', () => {
  const boxes = (west: number, east: number) =>
    resultRequests({ ...QUERY, area: { west, south: -20, east, north: 5 } }, 0)[0];
  expect(boxes(10, 20)).toMatchObject({ insideBoundingBox: [[-20, 10, 5, 20]] });
  expect(boxes(170, -175)).toMatchObject({
    insideBoundingBox: [
      [-20, 170, 5, 180],
      [-20, -180, 5, -175],
    ],
  });
});

test('the order by distance has a position and no limit', () => {
  const [request] = resultRequests({ ...QUERY, sort: 'near', near: { lat: 1.5, lng: -2 } }, 0);
  expect(request).toMatchObject({ indexName: 'waymark_near', aroundLatLng: '1.5,-2', aroundRadius: 'all' });
});

test('a value cannot exclude what it names', () => {
  expect(filtersOf({ creators: ['-ines'] })[0]).toEqual([['creator:\\-ines']]);
});
