import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryLongitude, arbitraryPosition } from '../testing/arbitrary-geography.ts';
import { normaliseLongitude, roundPosition, samePosition } from './position.ts';
import { position } from './position-schema.ts';

test('a position is in degrees within the world and nothing else', () => {
  expect(position.safeParse({ lat: -90, lng: 180 }).success).toBe(true);
  for (const wrong of [
    { lat: 90.000001, lng: 0 },
    { lat: 0, lng: -180.000001 },
    { lat: Number.NaN, lng: 0 },
    { lat: 0, lng: Number.POSITIVE_INFINITY },
    { lat: '1', lng: 0 },
    { lat: 1 },
    { lat: 1, lng: 2, altitude: 3 },
    null,
  ]) {
    expect(position.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  }
});

test.each([
  [190, -170],
  [-190, 170],
  [540, -180],
  [-540, -180],
  [180, 180],
  [-180, -180],
  [720.5, 0.5],
])('a longitude of %d is one of %d', (lng, wrapped) => {
  expect(normaliseLongitude(lng)).toBe(wrapped);
});

test('a longitude within the world is kept, any other is wrapped into it', () => {
  fc.assert(
    fc.property(arbitraryLongitude, fc.integer({ min: -1000, max: 1000 }), (lng, turns) => {
      expect(normaliseLongitude(lng)).toBe(lng);
      const wrapped = normaliseLongitude(lng + turns * 360);
      expect(Math.abs(wrapped)).toBeLessThanOrEqual(180);
      const apart = Math.abs(wrapped - lng);
      expect(Math.min(apart, Math.abs(apart - 360))).toBeLessThan(1e-9);
    }),
  );
});

test('two notations of one spot are the same position', () => {
  expect(samePosition({ lat: 10, lng: 180 }, { lat: 10, lng: -180 })).toBe(true);
  expect(samePosition({ lat: 90, lng: 12 }, { lat: 90, lng: -7 })).toBe(true);
  expect(samePosition({ lat: 10, lng: 20 }, { lat: 10, lng: 20.000001 })).toBe(false);
  expect(samePosition({ lat: 90, lng: 12 }, { lat: -90, lng: 12 })).toBe(false);
  fc.assert(fc.property(arbitraryPosition, (spot) => samePosition(spot, { ...spot })));
});

test('a rounded position is a tenth of a metre away at most, is still on Earth, and stays as it is', () => {
  expect(roundPosition({ lat: 41.123456789, lng: -0.0000001 })).toEqual({ lat: 41.123457, lng: 0 });
  fc.assert(
    fc.property(arbitraryPosition, (spot) => {
      const round = roundPosition(spot);
      expect(Math.max(Math.abs(round.lat - spot.lat), Math.abs(round.lng - spot.lng))).toBeLessThan(1e-6);
      expect(position.safeParse(round).success).toBe(true);
      expect(roundPosition(round)).toEqual(round);
    }),
  );
});
