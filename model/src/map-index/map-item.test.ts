import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tileAt } from '../geography/tiles.ts';
import { arbitraryPosition } from '../testing/arbitrary-geography.ts';
import { arbitraryItem } from '../testing/arbitrary-tiles.ts';
import { compareItems, mapPosition, mapTitle, quadkeyAt, readItems, writeItems } from './map-item.ts';
import { mapItem, quadkey } from './map-item-schema.ts';

/** The longest text of an item in a tile, including what JSON adds for tabs and line ends. */
const MOST_BYTES = 210;

test('items are read as they were written', () => {
  fc.assert(
    fc.property(fc.array(arbitraryItem, { maxLength: 20 }), (items) => {
      expect(readItems(writeItems(items))).toEqual(items);
    }),
  );
});

test('no item takes more than its share of a document', () => {
  fc.assert(
    fc.property(arbitraryItem, (item) => {
      expect(mapItem.safeParse(item).error).toBeUndefined();
      expect(new TextEncoder().encode(JSON.stringify(writeItems([item]))).length).toBeLessThanOrEqual(
        MOST_BYTES,
      );
    }),
    { numRuns: 500 },
  );
});

test.each([
  '',
  'x',
  'a\tb',
  'aaaaaaaaaaaaaaaaaaaa\t0\t0\t0\t0\t\t\t\t',
  'aaaaaaaaaaaaaaaaaaaa\tzz\t0\t0\t0\t\t\t\t\t',
])('a text that is no item (%j) is refused', (text) => {
  if (text === '') expect(readItems(text)).toEqual([]);
  else expect(() => readItems(text)).toThrow();
});

test('a long title is cut at a whole character and says so', () => {
  expect(mapTitle({ en: 'Lyon', fr: '  ' })).toEqual({ en: 'Lyon' });
  expect(mapTitle({ en: 'The  quay\n of \tBordeaux' })).toEqual({ en: 'The quay of Bordeaux' });
  const { fr = '' } = mapTitle({ fr: '🗺'.repeat(20) });
  expect(fr).toBe(`${'🗺'.repeat(10)}…`);
});

test('a map position is exact to a metre, lies in the tile of its quadkey, and does not change when it is written again', () => {
  fc.assert(
    fc.property(arbitraryPosition, (spot) => {
      const known = mapPosition(spot);
      expect(Math.abs(known.lat - spot.lat)).toBeLessThanOrEqual(0.000_005_1);
      expect(mapPosition(known)).toEqual(known);
      expect(quadkeyAt(known)).toBe(quadkeyAt(spot));
      expect(quadkey.safeParse(quadkeyAt(spot)).success).toBe(true);
    }),
  );
  expect(quadkeyAt({ lat: 90, lng: 180 })).toBe('1'.repeat(18));
  expect(tileAt(mapPosition({ lat: 0.000_004, lng: 0 }), 1)).toEqual({ level: 1, x: 1, y: 1 });
});

test('the better item comes first, and of equals the one with the smaller id', () => {
  fc.assert(
    fc.property(arbitraryItem, arbitraryItem, (a, b) => {
      expect(Math.sign(compareItems(a, b))).toBe(-Math.sign(compareItems(b, a)) + 0);
      if (a.rank > b.rank) expect(compareItems(a, b)).toBeLessThan(0);
    }),
  );
});
