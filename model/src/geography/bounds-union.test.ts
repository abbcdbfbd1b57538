import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBounds, arbitraryPosition, arbitraryPositionIn } from '../testing/arbitrary-geography.ts';
import { type Bounds, boundsContain, boundsWidth } from './bounds.ts';
import { boundsOf, unionBounds } from './bounds-union.ts';

const at = (lng: number, lat = 0) => ({ lat, lng });
const band = (west: number, east: number): Bounds => ({ west, south: 0, east, north: 0 });

test('an empty list has no bounds', () => {
  expect(boundsOf([])).toBeNull();
  expect(unionBounds([])).toBeNull();
});

test.each<[string, number[], Bounds]>([
  ['one spot', [12], band(12, 12)],
  ['spots on one side', [20, -10, 5], band(-10, 20)],
  ['spots on both sides of the antimeridian', [170, -175, 178], band(170, -175)],
  ['spots up to the antimeridian by its other name', [-180, 170], band(170, 180)],
  ['spots from the antimeridian by its other name', [180, -170], band(-180, -170)],
  ['both names of the antimeridian', [180, -180], band(-180, -180)],
])('%s: the narrower way round', (_, longitudes, expected) => {
  expect(boundsOf(longitudes.map((lng) => at(lng)))).toEqual(expected);
});

test.each<[string, Bounds[], Bounds]>([
  ['the halves of the world', [band(-180, 0), band(0, 180)], band(-180, 180)],
  ['a part of one that crosses', [band(170, -170), band(-178, -175)], band(170, -170)],
  ['two that overlap over the antimeridian', [band(160, -175), band(179, -150)], band(160, -150)],
  ['three round the world', [band(-170, -50), band(-60, 70), band(60, -160)], band(-180, 180)],
])('the union of %s', (_, several, expected) => {
  expect(unionBounds(several)).toEqual(expected);
});

test('the bounds of positions contain each of them, and no narrower bounds do', () => {
  fc.assert(
    fc.property(fc.array(arbitraryPosition, { minLength: 1, maxLength: 12 }), (positions) => {
      const found = boundsOf(positions);
      expect(found).not.toBeNull();
      if (found === null) return;
      for (const spot of positions) expect(boundsContain(found, spot)).toBe(true);
      for (const { lng: west } of positions) {
        const furthest = Math.max(...positions.map(({ lng }) => (lng < west ? lng + 360 : lng) - west));
        expect(boundsWidth(found)).toBeLessThanOrEqual(furthest + 1e-9);
      }
    }),
  );
});

test('a union contains each part, in whatever order the parts are given', () => {
  const parts = fc.array(arbitraryBounds, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(
      parts.chain((all) => fc.tuple(fc.constant(all), fc.tuple(...all.map(arbitraryPositionIn)))),
      ([all, inside]) => {
        const union = unionBounds(all);
        expect(union).not.toBeNull();
        if (union === null) return;
        for (const spot of inside) expect(boundsContain(union, spot)).toBe(true);
        const reversed = unionBounds(all.toReversed());
        expect(reversed && boundsWidth(reversed)).toBeCloseTo(boundsWidth(union), 9);
      },
    ),
  );
});
