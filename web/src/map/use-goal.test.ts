import { expect, test } from 'vitest';
import { mustMove } from './use-goal.ts';

const paris = { lat: 48.85661, lng: 2.35222, zoom: 11 };
const rome = { lat: 41.9, lng: 12.5, zoom: 10 };
const elsewhere = { lat: 10.123456789, lng: 20, zoom: 5.55555 };

test('the map moves to a new goal', () => {
  expect(mustMove(rome, paris, paris)).toBe(true);
});

test('the same goal again does not move the map, wherever the visitor went', () => {
  expect(mustMove(paris, paris, elsewhere)).toBe(false);
});

test('a former goal that is requested again is a new goal', () => {
  expect(mustMove({ ...paris }, paris, elsewhere)).toBe(true);
  expect(mustMove({ ...paris }, paris, paris)).toBe(false);
});

test('an address that follows the map does not move it, although it is rounded', () => {
  const written = { lat: 10.12346, lng: 20, zoom: 5.56 };
  expect(mustMove(written, paris, elsewhere)).toBe(false);
});

test('both longitudes of the antimeridian are one place', () => {
  const fiji = { lat: -17, lng: 180, zoom: 6 };
  expect(mustMove(fiji, paris, { ...fiji, lng: -180 })).toBe(false);
});

test('returning to a place that the visitor left is a new goal', () => {
  expect(mustMove(paris, rome, elsewhere)).toBe(true);
});
