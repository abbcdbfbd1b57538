import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBounds, arbitraryPositionIn } from '../testing/arbitrary-geography.ts';
import { type Bounds, boundsCentre, boundsContain, boundsWidth, WORLD } from './bounds.ts';
import { bounds } from './bounds-schema.ts';

const FIJI: Bounds = { west: 177, south: -20, east: -178, north: -15 };

test('bounds may cross the antimeridian but not be upside down', () => {
  expect(bounds.safeParse(FIJI).success).toBe(true);
  expect(bounds.safeParse(WORLD).success).toBe(true);
  expect(bounds.safeParse({ ...FIJI, south: -14 }).success).toBe(false);
  expect(bounds.safeParse({ ...FIJI, west: 182 }).success).toBe(false);
});

test('width and centre go over the antimeridian', () => {
  expect(boundsWidth(FIJI)).toBe(5);
  expect(boundsCentre(FIJI)).toEqual({ lat: -17.5, lng: 179.5 });
  expect(boundsWidth(WORLD)).toBe(360);
  expect(boundsCentre(WORLD)).toEqual({ lat: 0, lng: 0 });
});

test('the antimeridian belongs to bounds that end at −180° or at 180°', () => {
  const westOfIt: Bounds = { west: 170, south: 0, east: 180, north: 10 };
  expect(boundsContain(westOfIt, { lat: 5, lng: -180 })).toBe(true);
  expect(boundsContain({ ...westOfIt, west: -180, east: -170 }, { lat: 5, lng: 180 })).toBe(true);
  expect(boundsContain(westOfIt, { lat: 5, lng: -179 })).toBe(false);
});

test('bounds contain their centre and what is drawn from them', () => {
  fc.assert(
    fc.property(
      arbitraryBounds.chain((box) => fc.tuple(fc.constant(box), arbitraryPositionIn(box))),
      ([box, inside]) => {
        expect(boundsContain(box, inside)).toBe(true);
        expect(boundsContain(box, boundsCentre(box))).toBe(true);
      },
    ),
  );
});
