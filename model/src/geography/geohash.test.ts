import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryPosition } from './arbitraries.ts';
import { EARTH_RADIUS } from './distance.ts';
import { geohashOf, geohashRanges } from './geohash.ts';
import { normaliseLongitude, type Position } from './position.ts';

test('the geohash is the one that others compute', () => {
  // The example of Wikipedia's article on geohashes.
  expect(geohashOf({ lat: 57.64911, lng: 10.40744 })).toBe('u4pruydqqv');
});

test('positions near each other in one cell share the beginning of their geohash', () => {
  const [a, b] = [geohashOf({ lat: 45.1, lng: 5.1 }), geohashOf({ lat: 45.10001, lng: 5.10001 })];
  expect(a.slice(0, 6)).toBe(b.slice(0, 6));
  expect(a).toHaveLength(10);
});

test('a spot in the cell beside the centre is not passed over', () => {
  const centre = { lat: 0, lng: -180 };
  const hash = geohashOf({ lat: 1e-6, lng: -180 });
  expect(geohashRanges(centre, 19).some(([start, end]) => start <= hash && hash <= end)).toBe(true);
});

test('the ranges of a circle hold every position in it, also at the poles and over the antimeridian', () => {
  const share = fc.double({ min: 0, max: 0.999, noNaN: true });
  const nearPole = fc.record({
    lat: fc.double({ min: 84, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.oneof(arbitraryPosition, nearPole),
      fc.integer({ min: 10, max: 500_000 }),
      share,
      share,
      (centre, radius, bearing, far) => {
        const spot = destination(centre, bearing * 2 * Math.PI, radius * far);
        const hash = geohashOf(spot);
        const ranges = geohashRanges(centre, radius);
        expect(ranges.some(([start, end]) => start <= hash && hash <= end)).toBe(true);
        expect(ranges.length).toBeLessThanOrEqual(9);
      },
    ),
    { numRuns: 1000 },
  );
});

/**
 * Where one comes to from a position, going so many metres straight on towards the bearing (radians from
 * north).
 */
function destination({ lat, lng }: Position, bearing: number, metres: number): Position {
  const from = (lat * Math.PI) / 180;
  const arc = metres / EARTH_RADIUS;
  const there = Math.asin(
    Math.sin(from) * Math.cos(arc) + Math.cos(from) * Math.sin(arc) * Math.cos(bearing),
  );
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(arc) * Math.cos(from),
    Math.cos(arc) - Math.sin(from) * Math.sin(there),
  );
  return { lat: (there * 180) / Math.PI, lng: normaliseLongitude(lng + (turn * 180) / Math.PI) };
}
