import { expect, test } from 'vitest';
import type { MapView } from '../../../map/in-view.ts';
import { goalToShow } from './use-bring-into-view.ts';

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
