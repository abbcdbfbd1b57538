import { snapToGrid } from '@waymark/model/geography/grid';
import { positionIn } from '@waymark/model/geography/parse-coordinates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { snappedCoordinates } from './coordinates.ts';

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('snapped coordinates are read as the same cell, and written in the same way again', () => {
  fc.assert(
    fc.property(position, (spot) => {
      const written = snappedCoordinates(spot);
      const read = positionIn(written);
      expect(read && snapToGrid(read)).toEqual(snapToGrid(spot));
      expect(read && snappedCoordinates(read)).toBe(written);
    }),
  );
});
