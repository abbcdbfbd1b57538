import { expect, test } from 'vitest';
import { geohashOf } from './geohash.ts';

test('the geohash equals that of other implementations', () => {
  // The example of Wikipedia's article on geohashes.
  expect(geohashOf({ lat: 57.64911, lng: 10.40744 })).toBe('u4pruydqqv');
});

test('positions near each other in one cell share the beginning of their geohash', () => {
  const [a, b] = [geohashOf({ lat: 45.1, lng: 5.1 }), geohashOf({ lat: 45.10001, lng: 5.10001 })];
  expect(a.slice(0, 6)).toBe(b.slice(0, 6));
  expect(a).toHaveLength(10);
});
