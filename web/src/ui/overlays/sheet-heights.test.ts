import { expect, test } from 'vitest';
import { heightAfterTap, heightBeside, restingHeight, SHEET_HEIGHTS, shownWhile } from './sheet-heights.ts';

const STOPS = { low: 100, middle: 400, high: 720 };

test('a sheet that is released without speed moves to the nearest height', () => {
  expect([90, 240, 260, 550, 570, 720].map((shown) => restingHeight(STOPS, shown, 0))).toEqual([
    'low',
    'low',
    'middle',
    'middle',
    'high',
    'high',
  ]);
});

test('a short flick moves to the next height, however far away it is', () => {
  expect(restingHeight(STOPS, 110, 0.5)).toBe('middle');
  expect(restingHeight(STOPS, 410, 0.5)).toBe('high');
  expect(restingHeight(STOPS, 390, -0.5)).toBe('low');
  expect(restingHeight(STOPS, 710, -0.5)).toBe('middle');
});

test('a strong flick moves past the middle height', () => {
  expect(restingHeight(STOPS, 150, 3)).toBe('high');
  expect(restingHeight(STOPS, 650, -3)).toBe('low');
});

test('a flick beyond the last height stops there', () => {
  expect(restingHeight(STOPS, 720, 2)).toBe('high');
  expect(restingHeight(STOPS, 80, -2)).toBe('low');
});

test('a sheet follows the finger between its ends, and only slightly beyond them', () => {
  expect(shownWhile(STOPS, 300)).toBe(300);
  expect(shownWhile(STOPS, 900)).toBe(720);
  expect(shownWhile(STOPS, 36)).toBe(92);
});

test('steps stop at the ends, and a tap moves up and then back to the middle', () => {
  expect(SHEET_HEIGHTS.map((height) => heightBeside(height, 1))).toEqual(['middle', 'high', 'high']);
  expect(SHEET_HEIGHTS.map((height) => heightBeside(height, -1))).toEqual(['low', 'low', 'middle']);
  expect(SHEET_HEIGHTS.map(heightAfterTap)).toEqual(['middle', 'high', 'middle']);
});
