import { expect, test } from 'vitest';
import { setsOut } from './use-goal.ts';

const paris = { lat: 48.85661, lng: 2.35222, zoom: 11 };
const rome = { lat: 41.9, lng: 12.5, zoom: 10 };
const elsewhere = { lat: 10.123456789, lng: 20, zoom: 5.55555 };

test('the map sets out for another goal', () => {
  expect(setsOut(rome, paris, paris)).toBe(true);
});

test('the same goal once more does not hold the visitor, wherever they went', () => {
  expect(setsOut(paris, paris, elsewhere)).toBe(false);
});

test('a place that was the goal before, and is asked for again, is one', () => {
  expect(setsOut({ ...paris }, paris, elsewhere)).toBe(true);
  expect(setsOut({ ...paris }, paris, paris)).toBe(false);
});

test('an address that follows the map does not move it, though it is rounded', () => {
  const written = { lat: 10.12346, lng: 20, zoom: 5.56 };
  expect(setsOut(written, paris, elsewhere)).toBe(false);
});

test('both names of the antimeridian are one place', () => {
  const fiji = { lat: -17, lng: 180, zoom: 6 };
  expect(setsOut(fiji, paris, { ...fiji, lng: -180 })).toBe(false);
});

test('back to a place that was left is another goal', () => {
  expect(setsOut(paris, rome, elsewhere)).toBe(true);
});
