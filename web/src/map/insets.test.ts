import { expect, test } from 'vitest';
import { insetsOf, sizeLeft } from './insets.ts';

const size = { width: 400, height: 800 };

test('an omitted side is not covered', () => {
  expect(insetsOf({ bottom: 200 }, size)).toEqual({ top: 0, right: 0, bottom: 200, left: 0 });
  expect(sizeLeft(size, insetsOf({ bottom: 200, top: 50 }, size))).toEqual({ width: 400, height: 550 });
});

test('at least a quarter of a fully covered map counts as visible', () => {
  expect(insetsOf({ bottom: 780, top: 20 }, size)).toMatchObject({ top: 15, bottom: 585 });
  expect(sizeLeft(size, insetsOf({ bottom: 800 }, size))).toEqual({ width: 400, height: 200 });
});
