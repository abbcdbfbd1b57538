import * as fc from 'fast-check';
import type { Bounds } from '../geography/bounds.ts';
import type { Position } from '../geography/position.ts';

/*
 * Arbitrary values for property tests of geography: anything on Earth, with the antimeridian, the poles and the equator more
 * often than by chance.
 */

/**
 * Degrees in steps of 2⁻²² (2.6 cm), so that sums with whole degrees are exact and a test needs no tolerance.
 */
const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 2 ** 22, max: max * 2 ** 22 }).map((steps) => steps / 2 ** 22);

const arbitraryLatitude = fc.oneof(degrees(-90, 90), fc.constantFrom(-90, -85.0625, 0, 85.0625, 90));
export const arbitraryLongitude = fc.oneof(
  degrees(-180, 180),
  fc.constantFrom(-180, -179.9375, 0, 90, 179.9375, 180),
);

export const arbitraryPosition: fc.Arbitrary<Position> = fc.record({
  lat: arbitraryLatitude,
  lng: arbitraryLongitude,
});

export const arbitraryBounds: fc.Arbitrary<Bounds> = fc
  .tuple(arbitraryLatitude, arbitraryLatitude, arbitraryLongitude, arbitraryLongitude)
  .map(([a, b, west, east]) => ({ west, south: Math.min(a, b), east, north: Math.max(a, b) }));

/** A position in the bounds, sometimes on their edges. */
export function arbitraryPositionIn({ west, south, east, north }: Bounds): fc.Arbitrary<Position> {
  const lng = west > east ? fc.oneof(degrees(west, 180), degrees(-180, east)) : degrees(west, east);
  return fc.record({ lat: degrees(south, north), lng });
}
