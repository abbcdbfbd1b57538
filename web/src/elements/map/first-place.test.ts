import { exampleDocument, exampleId, exampleList } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { firstPlaceOf, placeOf } from './item-location.ts';
import { firstPlaceOfList, placeOfList } from './list-location.ts';

const square = (lng: number, lat: number, side: number) => [
  [
    [lng, lat],
    [lng + side, lat],
    [lng + side, lat + side],
    [lng, lat + side],
    [lng, lat],
  ],
];

test('an area is framed without its part across an ocean, which one more press shows', () => {
  const coordinates = [square(-9, 37, 4), square(-25, 37, 0.3)];
  const bounds = { west: -25, south: 37, east: -5, north: 41 };
  const area = {
    ...exampleDocument('area'),
    bounds,
    geometry: JSON.stringify({ type: 'MultiPolygon', coordinates }),
  };
  expect(firstPlaceOf(area)).toEqual({ bounds: { west: -9, south: 37, east: -5, north: 41 } });
  expect(placeOf(area)).toEqual({ bounds });
  expect(firstPlaceOf({ ...area, geometry: '{' })).toEqual({ bounds });
});

test('a list is framed without the one stop that is far from all others', () => {
  const stops = [0, 1, 2, 3, 4].map((number) => ({
    kind: 'poi' as const,
    itemId: exampleId('p'),
    number: number + 1,
    position: number === 4 ? { lat: 48, lng: 2 } : { lat: 35 + number / 10, lng: 139 },
  }));
  const bounds = { west: 2, south: 35, east: 139, north: 48 };
  const list = { ...exampleList(), bounds, stops };
  expect(firstPlaceOfList(list)).toEqual({ bounds: { west: 139, south: 35, east: 139, north: 35.3 } });
  expect(placeOfList(list)).toEqual({ bounds });
  expect(firstPlaceOfList({ ...list, stops: stops.slice(0, 4) })).toEqual({ bounds });
});
