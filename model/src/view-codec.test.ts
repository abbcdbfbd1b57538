import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHandle } from './entities/handle.ts';
import { CATEGORIES, KINDS } from './entities/kinds.ts';
import { LOCALES } from './locale.ts';
import { isId } from './paths/segments.ts';
import { SORTS } from './search/index-names.ts';
import { PAGE_KINDS } from './search/search-kinds.ts';
import { NO_VIEW, readView, type View, viewSearch, writeView } from './view-codec.ts';

const read = (search: string) => readView(new URLSearchParams(search));

test('an address with all of a view', () => {
  expect(
    read(
      'at=48.85837,2.29448,14.25&kinds=pin,poi&categories=food,museum&pages=article,pin,creator&tags=night,art&countries=PT,ES&creators=ines-moreau' +
        '&languages=fr,en&q=tour&sort=new&area=170,-20,-175.5,5&item=poi:abc',
    ),
  ).toEqual({
    camera: { lat: 48.85837, lng: 2.29448, zoom: 14.25 },
    kinds: ['poi', 'pin'],
    categories: ['museum', 'food'],
    pages: ['creator', 'article'],
    tags: ['art', 'night'],
    countries: ['ES', 'PT'],
    creators: ['ines-moreau'],
    languages: ['en', 'fr'],
    query: 'tour',
    sort: 'new',
    area: { west: 170, south: -20, east: -175.5, north: 5 },
    selected: { kind: 'poi', id: 'abc' },
  });
});

test.each<[string, Partial<View>]>([
  ['at=10,190,3', { camera: { lat: 10, lng: -170, zoom: 3 } }],
  ['at=10,-180,3', { camera: { lat: 10, lng: 180, zoom: 3 } }],
  ['at=-0,-0.000001,3', { camera: { lat: 0, lng: 0, zoom: 3 } }],
  ['at=1.123456789,2.1,3.14159', { camera: { lat: 1.12346, lng: 2.1, zoom: 3.14 } }],
  ['kinds=poi,poi&kinds=area,castle', { kinds: ['area', 'poi'] }],
  ['tags=b,a,b,A,,not%20%20a%20tag', { tags: ['a', 'b'] }],
  ['q=%20%20old%20town%20', { query: 'old town' }],
  ['countries=PT,PT,pt,PRT,', { countries: ['PT'] }],
  ['creators=join,b-b,AB,a-a', { creators: ['a-a', 'b-b'] }],
  ['area=map', { area: 'map' }],
  ['area=1.12349,2,3,4', { area: { west: 1.123, south: 2, east: 3, north: 4 } }],
  ['item=list:a:b', { selected: { kind: 'list', id: 'a:b' } }],
])('%s is put in order', (search, expected) => {
  expect(read(search)).toEqual({ ...NO_VIEW, ...expected });
});

test.each([
  'at=',
  'at=91,0,3',
  'at=0,0,23',
  'at=0,0,-1',
  'at=0,0',
  'at=0,0,3,4',
  'at=1e1,0,3',
  'at=NaN,0,3',
  `at=0,${'9'.repeat(400)},3`,
  'kinds=__proto__',
  'languages=de',
  'sort=fit',
  'sort=constructor',
  'area=',
  'area=world',
  'area=1,2,3',
  'area=1,4,3,2',
  'area=1,2,1,4',
  'area=181,2,3,4',
  'area=1,-91,3,4',
  'area=1,2,3,4,5',
  'categories=castle',
  `q=${'x'.repeat(201)}`,
  'item=castle:abc',
  'item=poi',
  'item=poi:',
  'item=poi:a/b',
  'utm_source=mail',
])('%s is as good as nothing', (search) => {
  expect(read(search)).toEqual(NO_VIEW);
});

test('an empty view has an empty address, and another one is readable', () => {
  expect(viewSearch(NO_VIEW)).toBe('');
  const view: View = { ...NO_VIEW, camera: { lat: 1.5, lng: -2, zoom: 3 }, query: '50%2C & ç' };
  expect(viewSearch({ ...view, selected: { kind: 'pin', id: 'x' } })).toBe(
    '?at=1.5,-2,3&q=50%252C+%26+%C3%A7&item=pin:x',
  );
  expect(read(viewSearch(view))).toEqual(view);
});

test('an invalid view is written as the nearest valid one', () => {
  const camera = { lat: 45.123456, lng: 540, zoom: 7.999 };
  expect(viewSearch({ ...NO_VIEW, camera, kinds: ['list', 'area', 'list'] })).toBe(
    '?at=45.12346,180,8&kinds=area,list',
  );
  expect(viewSearch({ ...NO_VIEW, camera: { lat: 0, lng: 0, zoom: Number.NaN } })).toBe('');
});

const decimals = (min: number, max: number, digits: number) =>
  fc
    .integer({ min: min * 10 ** digits, max: max * 10 ** digits })
    .map((value) => Number((value / 10 ** digits).toFixed(digits)));
const inOrder = <Value>(all: readonly Value[]) => fc.subarray([...all]);

const arbitraryView: fc.Arbitrary<View> = fc.record({
  camera: fc.option(
    fc.record({
      lat: decimals(-90, 90, 5),
      lng: decimals(-180, 180, 5).filter((lng) => lng !== -180),
      zoom: decimals(0, 22, 2),
    }),
  ),
  kinds: inOrder(KINDS),
  categories: inOrder(CATEGORIES),
  pages: inOrder(PAGE_KINDS),
  tags: fc
    .uniqueArray(fc.stringMatching(/^[a-zé0-9]{1,8}([ -][a-z0-9]{1,8}){0,2}$/), { maxLength: 20 })
    .map((tags) => tags.sort()),
  countries: fc.uniqueArray(fc.stringMatching(/^[A-Z]{2}$/), { maxLength: 20 }).map((codes) => codes.sort()),
  creators: fc
    .uniqueArray(fc.stringMatching(/^[a-z0-9-]{3,30}$/).filter(isHandle), { maxLength: 20 })
    .map((handles) => handles.sort()),
  languages: inOrder(LOCALES),
  sort: fc.constantFrom(...SORTS),
  area: fc.oneof(
    fc.constantFrom(null, 'map' as const),
    fc
      .record({
        west: decimals(-180, 180, 3),
        south: decimals(-90, 0, 3).filter((south) => south < 0),
        east: decimals(-180, 180, 3),
        north: decimals(0, 90, 3),
      })
      .filter(({ west, east }) => west !== east),
  ),
  query: fc.string({ unit: 'binary', maxLength: 80 }).map((text) => text.trim()),
  selected: fc.option(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      id: fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).filter(isId),
    }),
  ),
});

test('a written view is read unchanged from either form', () => {
  fc.assert(
    fc.property(arbitraryView, (view) => {
      expect(readView(writeView(view))).toEqual(view);
      expect(read(viewSearch(view))).toEqual(view);
    }),
    { numRuns: 500 },
  );
});

test('reading and writing any address once normalises it', () => {
  const name = fc.constantFrom(
    ...['at', 'kinds', 'categories', 'tags', 'countries', 'creators'],
    ...['languages', 'q', 'sort', 'area', 'item', 'other'],
  );
  const value = fc.oneof(
    fc.string(),
    fc.stringMatching(/^-?[0-9]{1,4}(\.[0-9]{1,8})?,-?[0-9]{1,4}(\.[0-9]{1,8})?,[0-9]{1,2}(\.[0-9]{1,4})?$/),
    fc.array(fc.constantFrom(...KINDS, ...CATEGORIES, 'x y', '')).map((words) => words.join()),
    fc.tuple(fc.constantFrom(...KINDS, 'x'), fc.string()).map(([kind, id]) => `${kind}:${id}`),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (pairs) => {
      const once = writeView(readView(new URLSearchParams(pairs)));
      expect(writeView(readView(once)).toString()).toBe(once.toString());
    }),
    { numRuns: 500 },
  );
});
