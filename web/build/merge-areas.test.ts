import { expect, test } from 'vitest';
import { mergedAreas } from './merge-areas.ts';
import type { TileLine } from './tile-layers.ts';

const COARSENESS = { reach: 4, tolerance: 2, area: 100 };

/** A square, as vector tiles turn the outline of an area, or the other way as they turn a yard in it. */
function square(x: number, y: number, side: number, isYard = false): TileLine {
  const outline = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ] as const;
  return isYard ? outline.toReversed() : outline;
}

test('buildings that stand close become one, and others stay as they are', () => {
  const merged = mergedAreas([square(0, 0, 40), square(46, 0, 40), square(200, 0, 40)], COARSENESS);
  expect(merged.map(corners).toSorted()).toEqual(['0,0 86,0 0,40 86,40', '200,0 240,0 200,40 240,40']);
});

test('a small building is left out, and so is a small yard', () => {
  const merged = mergedAreas([square(0, 0, 100), square(40, 40, 9, true), square(300, 0, 9)], COARSENESS);
  expect(merged.map(corners)).toEqual(['0,0 100,0 0,100 100,100']);
});

test('a yard stays a hole: it turns the other way than the outline around it', () => {
  const merged = mergedAreas([square(0, 0, 100), square(30, 30, 40, true)], COARSENESS);
  expect(merged.map(doubledArea)).toEqual([20_000, -3_200]);
});

test('a corner that hardly shows is left out', () => {
  const [wall = []] = mergedAreas(
    [
      [
        [0, 0],
        [50, 1],
        [100, 0],
        [100, 80],
        [0, 80],
      ],
    ],
    COARSENESS,
  );
  expect(wall).toHaveLength(4);
});

test('an outline without an area is left out', () => {
  const line: TileLine = [
    [0, 0],
    [50, 0],
    [0, 0],
  ];
  expect(mergedAreas([line, [], [[7, 7]]], COARSENESS)).toEqual([]);
});

test('without buildings there are none', () => {
  expect(mergedAreas([], COARSENESS)).toEqual([]);
});

function corners(outline: TileLine): string {
  return outline.toSorted(([aX, aY], [bX, bY]) => aY - bY || aX - bX).join(' ');
}

function doubledArea(outline: TileLine): number {
  return outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
}
