import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryPosition } from '../testing/arbitrary-geography.ts';
import { distance, EARTH_RADIUS } from './distance.ts';

const HALF_ROUND = Math.PI * EARTH_RADIUS;

test('Paris and London are 344 km apart', () => {
  expect(distance({ lat: 48.8566, lng: 2.3522 }, { lat: 51.5074, lng: -0.1278 }) / 1000).toBeCloseTo(
    343.6,
    0,
  );
});

test('a quarter of a meridian is a quarter of the circumference', () => {
  expect(distance({ lat: 0, lng: 30 }, { lat: 90, lng: -12 })).toBeCloseTo(HALF_ROUND / 2, 3);
});

test('a distance over the antimeridian is short', () => {
  expect(distance({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(HALF_ROUND / 180, 3);
});

test('a distance is the same both ways, never more than half round the Earth, never more by a detour', () => {
  fc.assert(
    fc.property(arbitraryPosition, arbitraryPosition, arbitraryPosition, (a, b, c) => {
      expect(distance(a, b)).toBeCloseTo(distance(b, a), 3);
      expect(distance(a, b)).toBeLessThanOrEqual(HALF_ROUND + 1e-3);
      expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c) + 0.5);
      expect(distance(a, a)).toBe(0);
    }),
  );
});
