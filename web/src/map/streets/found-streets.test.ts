import { tileAt } from '@waymark/model/geography/tiles';
import { expect, test } from 'vitest';
import { addFoundStreets, foundStreets, showsStreets } from './found-streets.ts';

const SIZE = { width: 1280, height: 800 };
const KYOTO = { lat: 35.005, lng: 135.765 };
const LISBON = { lat: 38.711, lng: -9.136 };

test('a view shows streets where some were found, at every zoom from which they are drawn', () => {
  expect(showsStreets({ ...KYOTO, zoom: 14 }, SIZE)).toBe(false);
  addFoundStreets(tileAt(KYOTO, 10));
  const zooms = [9.9, 10, 12.5, 14, 19];
  expect(zooms.map((zoom) => showsStreets({ ...KYOTO, zoom }, SIZE))).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
  expect(showsStreets({ ...LISBON, zoom: 14 }, SIZE)).toBe(false);
});

test('listeners hear of a tile once', () => {
  const before = foundStreets.current();
  addFoundStreets(tileAt(LISBON, 14));
  addFoundStreets(tileAt(LISBON, 14));
  expect(foundStreets.current()).toBe(before + 1);
});

test('at the edge of the world there are no streets, and nothing fails', () => {
  expect(showsStreets({ lat: 85, lng: 180, zoom: 12 }, SIZE)).toBe(false);
});
