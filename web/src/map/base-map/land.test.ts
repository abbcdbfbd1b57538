import { expect, test } from 'vitest';
import { unpackLand } from './land.ts';

/** A square, packed in tenths of a degree: each point as its difference from the one before. */
const square = (west: number, south: number, side: number) => [
  west,
  south,
  0,
  side,
  side,
  0,
  0,
  -side,
  -side,
  0,
];

test('lines are unpacked from integers to degrees', () => {
  const { land, borders } = unpackLand({
    precision: 10,
    land: [[square(100, 200, 50)]],
    borders: [[5, 5, 10, -10]],
  });
  expect(land.features[0]?.geometry.coordinates).toEqual([
    [
      [10, 20],
      [10, 25],
      [15, 25],
      [15, 20],
      [10, 20],
    ],
  ]);
  expect(borders.coordinates).toEqual([
    [
      [0.5, 0.5],
      [1.5, -0.5],
    ],
  ]);
});

test('a cut at the antimeridian is no coast', () => {
  const { coasts } = unpackLand({ precision: 10, land: [[square(1750, 0, 50)]], borders: [] });
  expect(coasts.coordinates).toEqual([
    [
      [175, 0],
      [175, 5],
      [180, 5],
    ],
    [
      [180, 0],
      [175, 0],
    ],
  ]);
});

test('a cut at the pole is no coast', () => {
  const { coasts } = unpackLand({ precision: 10, land: [[square(0, -900, 50)]], borders: [] });
  expect(coasts.coordinates).toHaveLength(1);
  expect(coasts.coordinates[0]).toHaveLength(4);
});
