import { expect, test } from 'vitest';
import { isInView, type MapView } from '../../../map/in-view.ts';
import { aboveSheet, goalToShow } from './use-bring-into-view.ts';

/** A phone at zoom 14 over Lisbon, whose sheet covers the lower half of the map. */
const VIEW: MapView = {
  camera: { lat: 38.719, lng: -9.1327, zoom: 14 },
  size: { width: 390, height: 400 },
  whole: { width: 390, height: 800 },
};

test('the map keeps its zoom and pans to a mark that only the sheet covers', () => {
  // About 350 pixels below the middle of the uncovered part.
  const position = { lat: 38.704, lng: -9.1327 };
  expect(goalToShow({ position }, VIEW)).toEqual({ ...position, zoom: 14 });
});

test('the map frames an item that it does not show at all, or the bounds of an area', () => {
  const position = { lat: 48.2, lng: 16.4 };
  const bounds = { west: 16, south: 48, east: 17, north: 49 };
  expect(goalToShow({ position }, VIEW)).toEqual({ ...position, zoom: 11 });
  expect(goalToShow({ position, bounds }, VIEW)).toEqual({ bounds });
});

test('a mark that the sheet will cover once it has risen counts as covered', () => {
  const low: MapView = { ...VIEW, size: { width: 390, height: 670 } };
  // About 250 pixels below the middle of what a low sheet leaves.
  const position = { lat: 38.7083, lng: -9.1327 };
  expect(isInView(position, low)).toBe(true);
  expect(isInView(position, aboveSheet(low))).toBe(false);
  expect(goalToShow({ position }, aboveSheet(low))).toEqual({ ...position, zoom: 14 });
  // A sheet that is half open already changes nothing.
  const half = aboveSheet(low);
  expect(aboveSheet(half)).toEqual(half);
});
