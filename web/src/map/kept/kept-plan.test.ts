import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tilesAround, within } from './kept-plan.ts';

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('every tile exists and is planned once, at the poles and across the antimeridian too', () => {
  fc.assert(
    fc.property(fc.array(position, { maxLength: 5 }), (positions) => {
      const planned = tilesAround(positions, true);
      const keys = planned.map(({ part, tile: { level, x, y } }) => `${part}/${level}/${x}/${y}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { tile } of planned) {
        const side = 2 ** tile.level;
        expect(tile.x >= 0 && tile.x < side && tile.y >= 0 && tile.y < side).toBe(true);
      }
    }),
  );
});

test('the region comes first, then the streets at each place, and then those around it', () => {
  const parts = tilesAround([{ lat: 35, lng: 135.8 }], true);
  expect([...new Set(parts.map(({ part }) => part))]).toEqual(['map', 'relief', 'near', 'streets']);
  const streets = parts.filter(({ part }) => part === 'streets').map(({ tile }) => tile.level);
  expect(streets.slice(0, 6)).toEqual([10, 11, 12, 13, 14, 10]);
  expect(streets).toHaveLength(5 * 9);
});

test('a map without streets keeps none, and a list without places keeps nothing', () => {
  expect(tilesAround([{ lat: 0, lng: 0 }], false).some(({ part }) => part === 'streets')).toBe(false);
  expect(tilesAround([], true)).toEqual([]);
});

test('what is kept never exceeds the budget, and is the beginning of the plan', () => {
  const weights = fc.array(fc.record({ bytes: fc.nat(1_000) }), { maxLength: 50 });
  fc.assert(
    fc.property(weights, fc.nat(10_000), (tiles, budget) => {
      const kept = within(tiles, budget);
      expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(budget);
      expect(tiles.slice(0, kept.length)).toEqual(kept);
    }),
  );
});
