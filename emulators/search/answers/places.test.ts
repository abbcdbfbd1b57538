import { expect, it } from 'vitest';
import { idsOf, indexOf } from '../testing/searched-index.ts';

const AROUND = [
  { objectID: 'fiji', _geoloc: { lat: -17.7, lng: 178 } },
  { objectID: 'samoa', _geoloc: { lat: -13.8, lng: -172 } },
  { objectID: 'paris', _geoloc: { lat: 48.85, lng: 2.35 } },
  { objectID: 'nowhere' },
  {
    objectID: 'two',
    _geoloc: [
      { lat: 48.9, lng: 2.3 },
      { lat: 0, lng: 0 },
    ],
  },
];

it.each<[string, object, string[]]>([
  ['a rectangle', { insideBoundingBox: [[50, 0, 40, 10]] }, ['paris', 'two']],
  ['a rectangle in any order of corners', { insideBoundingBox: [[40, 10, 50, 0]] }, ['paris', 'two']],
  ['a rectangle across the 180th meridian', { insideBoundingBox: [[-10, 170, -20, 190]] }, ['fiji', 'samoa']],
  ['the same to the west', { insideBoundingBox: '-10,-190,-20,-170' }, ['fiji', 'samoa']],
  [
    'two rectangles',
    {
      insideBoundingBox: [
        [-10, 170, -20, 180],
        [-10, -180, -20, -170],
      ],
    },
    ['fiji', 'samoa'],
  ],
  ['the world', { insideBoundingBox: [[90, -180, -90, 180]] }, ['fiji', 'samoa', 'paris', 'two']],
  ['a polygon', { insidePolygon: [[47, 1, 50, 1, 50, 4]] }, ['paris', 'two']],
  ['a circle', { aroundLatLng: '48.85,2.35', aroundRadius: 10_000 }, ['paris', 'two']],
  ['a circle across the meridian', { aroundLatLng: '-16,179', aroundRadius: 1_200_000 }, ['fiji', 'samoa']],
  [
    'everything, the nearest first',
    { aroundLatLng: '48.85,2.35', aroundRadius: 'all' },
    ['paris', 'two', 'fiji', 'samoa', 'nowhere'],
  ],
])('finds what is in %s', (_what, parameters, expected) => {
  const found = idsOf(indexOf(AROUND), '', parameters);
  expect(found.toSorted()).toEqual(expected.toSorted());
  if ('aroundLatLng' in parameters) expect(found[0]).toBe(expected[0]);
});

it('distances that are rounded are equal', () => {
  const near = { aroundLatLng: '0,0', aroundRadius: 'all', getRankingInfo: true };
  const records = [
    { objectID: 'far', saves: 2, _geoloc: { lat: 0, lng: 0.02 } },
    { objectID: 'near', saves: 1, _geoloc: { lat: 0, lng: 0.01 } },
  ];
  const index = indexOf(records, { customRanking: ['desc(saves)'] });
  expect(idsOf(index, '', near)).toEqual(['near', 'far']);
  expect(idsOf(index, '', { ...near, aroundPrecision: 10_000 })).toEqual(['far', 'near']);
  expect(idsOf(index, '', { ...near, aroundPrecision: [{ from: 0, value: 10_000 }] })).toEqual([
    'far',
    'near',
  ]);
});
