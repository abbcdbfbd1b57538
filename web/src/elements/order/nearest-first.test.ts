import { distance } from '@waymark/model/geography/distance';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestFirst } from './nearest-first.ts';

/** Few enough that several items are at one spot. */
const position = fc.record({
  lat: fc.integer({ min: -90, max: 90 }),
  lng: fc.constantFrom(-180, -179, 0, 1, 179),
});
const items = fc
  .array(fc.option(position), { maxLength: 60 })
  .map((positions) => positions.map((at, index) => ({ at, index })));

test('the items are all there, by their distance; of equal ones the order stays, and those without a position come last', () => {
  fc.assert(
    fc.property(items, position, (given, from) => {
      const sorted = nearestFirst(given, from, ({ at }) => at);
      expect(sorted.map(({ item }) => item.index).toSorted((a, b) => a - b)).toEqual(
        given.map(({ index }) => index),
      );
      for (const [place, { item, metres }] of sorted.entries()) {
        expect(metres).toBe(item.at === null ? undefined : distance(from, item.at));
        const next = sorted[place + 1];
        if (next === undefined) continue;
        const [here, there] = [metres ?? Infinity, next.metres ?? Infinity];
        expect(here < there || (here === there && item.index < next.item.index)).toBe(true);
      }
    }),
  );
});

test('the nearest item is first, also across the antimeridian', () => {
  const spots = [
    { name: 'nowhere', at: null },
    { name: 'Tonga', at: { lat: -18, lng: -175 } },
    { name: 'Fiji', at: { lat: -18, lng: 178 } },
  ];
  const sorted = nearestFirst(spots, { lat: -18, lng: -179.9 }, ({ at }) => at);
  expect(sorted.map(({ item }) => item.name)).toEqual(['Fiji', 'Tonga', 'nowhere']);
});
