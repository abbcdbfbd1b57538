import { quadkeyAt } from '@waymark/model/map-index/map-item';
import { expect, test } from 'vitest';
import { deriveList } from './derive-list.ts';

const lyons = { lat: 45.76, lng: 4.84 };
const nice = { lat: 43.7, lng: 7.26 };

test('a list without items stands nowhere', () => {
  expect(deriveList([])).toStrictEqual({ count: 0 });
});

test('a list stands at its first item, framed by all of them', () => {
  expect(deriveList([nice, lyons])).toStrictEqual({
    count: 2,
    position: nice,
    quadkey: quadkeyAt(nice),
    bounds: { west: 4.84, south: 43.7, east: 7.26, north: 45.76 },
  });
});

test('items without a place are counted, and stand nowhere', () => {
  expect(deriveList([undefined, lyons, undefined])).toStrictEqual({
    count: 3,
    position: lyons,
    quadkey: quadkeyAt(lyons),
    bounds: { west: 4.84, south: 45.76, east: 4.84, north: 45.76 },
  });
  expect(deriveList([undefined])).toStrictEqual({ count: 1 });
});

test('a list over the antimeridian is framed over it', () => {
  expect(
    deriveList([
      { lat: -17, lng: 178 },
      { lat: -14, lng: -172 },
    ]).bounds,
  ).toEqual({
    west: 178,
    south: -17,
    east: -172,
    north: -14,
  });
});
