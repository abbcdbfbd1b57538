import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryPosition } from '../testing/arbitrary-geography.ts';
import { boundsContain } from './bounds.ts';
import { distance } from './distance.ts';
import { cellOf, MAX_DISPLACEMENT, snapToGrid } from './grid.ts';

test('all positions in a cell snap to the same spot', () => {
  const cell = cellOf({ lat: 48.8584, lng: 2.2945 });
  const spots = [
    { lat: cell.south + 1e-6, lng: cell.west + 1e-6 },
    { lat: cell.north - 1e-6, lng: cell.west + 1e-6 },
    { lat: cell.north - 1e-6, lng: cell.east - 1e-6 },
  ];
  expect(new Set(spots.map((spot) => JSON.stringify(snapToGrid(spot)))).size).toBe(1);
});

test('a cell is about 1 km wide and high', () => {
  fc.assert(
    fc.property(fc.double({ min: -89, max: 89, noNaN: true }), (lat) => {
      const { west, south, east, north } = cellOf({ lat, lng: 12.3 });
      const middle = (south + north) / 2;
      expect(distance({ lat: south, lng: west }, { lat: north, lng: west })).toBeCloseTo(1000.75, 0);
      const width = distance({ lat: middle, lng: west }, { lat: middle, lng: east });
      expect(Math.abs(width - 1000.75)).toBeLessThan(1);
    }),
  );
});

test('snapping stays within the cell, moves no farther than documented, and snapping twice changes nothing', () => {
  fc.assert(
    fc.property(arbitraryPosition, (spot) => {
      const snapped = snapToGrid(spot);
      expect(distance(spot, snapped)).toBeLessThanOrEqual(MAX_DISPLACEMENT);
      if (Math.abs(spot.lat) < 89) expect(distance(spot, snapped)).toBeLessThanOrEqual(720);
      expect(snapToGrid(snapped)).toEqual(snapped);
      expect(boundsContain(cellOf(spot), snapped)).toBe(true);
      expect(cellOf(snapped)).toEqual(cellOf(spot));
    }),
    { numRuns: 2000 },
  );
});

test('near the poles no position moves farther than documented', () => {
  const nearPole = fc.record({
    lat: fc.double({ min: 89.9, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(nearPole, (spot) => distance(spot, snapToGrid(spot)) <= MAX_DISPLACEMENT),
    { numRuns: 2000 },
  );
});

test('−180° and 180° are in one cell', () => {
  expect(cellOf({ lat: 12, lng: 180 })).toEqual(cellOf({ lat: 12, lng: -180 }));
});
