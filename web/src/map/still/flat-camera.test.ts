import { expect, test } from 'vitest';
import { flatCamera } from './flat-camera.ts';
import { stillProjection } from './still-projection.ts';

const SIZE = { width: 600, height: 400 };
const COVERED = { top: 0, right: 0, bottom: 0, left: 0 };

test.each([
  ['a city', { west: -9.2, south: 38.69, east: -9.1, north: 38.74 }],
  ['the world', { west: -170, south: -55, east: 175, north: 70 }],
  ['what lies across the antimeridian', { west: 170, south: -20, east: -170, north: -10 }],
])('%s is whole within the picture, and fills one side of it', (_, bounds) => {
  const camera = flatCamera(bounds, SIZE, 13);
  const projection = stillProjection({ camera, size: SIZE, covered: COVERED, flat: true });
  const [left = Number.NaN, top = Number.NaN] = projection([bounds.west, bounds.north]) ?? [];
  const [right = Number.NaN, bottom = Number.NaN] = projection([bounds.east, bounds.south]) ?? [];
  expect(Math.min(left, top)).toBeGreaterThan(-1);
  expect(right).toBeLessThan(SIZE.width + 1);
  expect(bottom).toBeLessThan(SIZE.height + 1);
  expect(Math.max((right - left) / SIZE.width, (bottom - top) / SIZE.height)).toBeCloseTo(1, 2);
});

test('a single spot is no closer than there is something to see', () => {
  const { zoom } = flatCamera({ west: 2, south: 48, east: 2, north: 48 }, SIZE, 13);
  expect(zoom).toBe(13);
});
