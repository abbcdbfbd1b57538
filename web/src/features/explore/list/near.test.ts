import { boundsContain } from '@waymark/model/geography/bounds';
import { distance } from '@waymark/model/geography/distance';
import { normaliseLongitude } from '@waymark/model/geography/position';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { expect, test } from 'vitest';
import { nearestItems, originOf, WALK, walkAround } from './near.ts';

test.each([
  ['in Lisbon', { lat: 38.7, lng: -9.1 }],
  ['at 0, 0', { lat: 0, lng: 0 }],
  ['beside the antimeridian', { lat: -18, lng: 179.999 }],
  ['far in the north', { lat: 78, lng: 15 }],
])('what is within a walk reaches equally far to all sides: %s', (_where, { lat, lng }) => {
  const { west, south, east, north } = walkAround({ lat, lng });
  for (const edge of [
    { lat, lng: west },
    { lat, lng: east },
    { lat: south, lng },
    { lat: north, lng },
  ]) {
    expect(distance({ lat, lng }, edge)).toBeCloseTo(WALK, -1);
  }
  const inside = { lat: lat + 0.005, lng: normaliseLongitude(lng + 0.005) };
  expect(boundsContain({ west, south, east, north }, inside)).toBe(true);
});

test('at the pole it is a place on the map', () => {
  const { south, north } = walkAround({ lat: 90, lng: 0 });
  expect(north).toBeLessThan(85.1);
  expect(south).toBeLessThan(north);
});

const item = (id: string, lat: number, lng: number): MapItem => ({
  kind: 'pin',
  id,
  position: { lat, lng },
  rank: 1,
  cover: null,
  title: { en: id },
});

test('the nearest item is first, also across the antimeridian, and of two at one spot always the same', () => {
  const items = [
    item('Tonga', -18, -175),
    item('b', -18, 179.5),
    item('a', -18, 179.5),
    item('Fiji', -18, 178),
  ];
  expect(nearestItems(items, { lat: -18, lng: -179.9 }).map(({ id }) => id)).toEqual([
    'a',
    'b',
    'Fiji',
    'Tonga',
  ]);
});

test('a list measures from the visitor where the map shows them, or else from its middle', () => {
  const view = { camera: { lat: 0.02, lng: 0.02, zoom: 12 }, size: { width: 800, height: 600 } };
  expect(originOf(view, { lat: 0, lng: 0 })).toEqual({ lat: 0, lng: 0 });
  expect(originOf(view, { lat: 10, lng: 0 })).toBe(view.camera);
  expect(originOf(view, null)).toBe(view.camera);
});
