import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsWidth } from './bounds.ts';
import { unionBounds } from './bounds-union.ts';
import { denseFrame, type FramedPart } from './dense-frame.ts';

const box = (west: number, south: number, east: number, north: number, weight = 1): FramedPart => ({
  bounds: { west, south, east, north },
  weight,
});
const spot = (lat: number, lng: number) => box(lng, lat, lng, lat);

test('a country is framed by its mainland with the islands beside it, not by those across an ocean', () => {
  const portugal = [
    box(-9.5, 36.9, -6.2, 42.2, 92),
    box(-17.3, 32.4, -16.2, 33.2, 0.8),
    box(-31.3, 36.9, -25, 39.8, 2.3),
  ];
  expect(denseFrame(portugal)).toEqual(portugal[0]?.bounds);
  const spain = [
    box(-9.3, 36, 3.3, 43.8, 493),
    box(1.1, 38.6, 4.4, 40.1, 5),
    box(-18.2, 27.6, -13.4, 29.4, 7.5),
  ];
  expect(denseFrame(spain)).toEqual({ west: -9.3, south: 36, east: 4.4, north: 43.8 });
});

test('what has no dense part is framed as a whole', () => {
  expect(denseFrame([])).toBeNull();
  expect(denseFrame([spot(38, -9)])).toBeNull();
  expect(
    denseFrame([box(95, -6, 106, 6, 47), box(108, -4, 119, 7, 54), box(130, -9, 141, 0, 42)]),
  ).toBeNull();
});

test('a list is framed without the one stop that is far away, over the antimeridian too', () => {
  const fiji = [spot(-17, 178), spot(-17.5, 179.5), spot(-16.8, -179.9), spot(-17.2, 179), spot(-18, 178.4)];
  expect(denseFrame([...fiji, spot(48.8, 2.3)])).toEqual(unionBounds(fiji.map(({ bounds }) => bounds)));
  const many = Array.from({ length: 299 }, (_, i) => spot(-17 + i / 1_000, 179.9 + (i % 2) / 20));
  expect(denseFrame([...many, spot(40, -3)])?.north).toBeLessThan(-16);
});

test('a frame lies within the whole, and has most of it', () => {
  const part = fc
    .tuple(
      fc.integer({ min: -179, max: 179 }),
      fc.integer({ min: -80, max: 80 }),
      fc.integer({ min: 1, max: 9 }),
    )
    .map(([lng, lat, weight]) => box(lng, lat, lng, lat, weight));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const frame = denseFrame(parts);
      if (frame === null) return;
      const whole = unionBounds(parts.map(({ bounds }) => bounds));
      expect(boundsWidth(frame)).toBeLessThanOrEqual(whole === null ? 0 : boundsWidth(whole));
      const total = parts.reduce((sum, { weight }) => sum + weight, 0);
      const inside = parts.filter(({ bounds }) => unionBounds([frame, bounds])?.south === frame.south);
      expect(inside.reduce((sum, { weight }) => sum + weight, 0)).toBeGreaterThanOrEqual(0.8 * total);
    }),
  );
});
