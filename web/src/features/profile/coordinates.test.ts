import { snapToGrid } from '@waymark/model/geography/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coordinatesOf, positionIn, snappedCoordinates } from './coordinates.ts';

test.each([
  ['41.15, -8.61', 41.15, -8.61],
  ['41.15,-8.61', 41.15, -8.61],
  ['41,15; -8,61', 41.15, -8.61],
  ['41,15 -8,61', 41.15, -8.61],
  ['41,15, -8,61', 41.15, -8.61],
  [' (41.15°, −8.61°) ', 41.15, -8.61],
  ['41, 8', 41, 8],
  ['41 8', 41, 8],
  ['-90, 180', -90, 180],
])('%s is a spot', (text, lat, lng) => {
  expect(positionIn(text)).toEqual({ lat, lng });
});

test.each([
  '',
  '41',
  '41.15',
  'Porto',
  '91, 0',
  '0, 181',
  '41.15, -8.61, 3',
  '41.15, x',
  '1e3, 2',
  '41°09′N 8°36′W',
])('%s is none', (text) => {
  expect(positionIn(text)).toBeUndefined();
});

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('what is shown of a snapped spot leads back to the same cell, and is written the same again', () => {
  fc.assert(
    fc.property(position, (spot) => {
      const snapped = snapToGrid(spot);
      const read = positionIn(coordinatesOf(snapped));
      expect(read && snapToGrid(read)).toEqual(snapped);
      expect(read && snappedCoordinates(read)).toBe(coordinatesOf(snapped));
    }),
  );
});

test('no text makes it throw, or name a spot that is none', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,;- °()+') }), (text) => {
      const found = positionIn(text);
      if (found) expect([Math.abs(found.lat) <= 90, Math.abs(found.lng) <= 180]).toEqual([true, true]);
    }),
  );
});
