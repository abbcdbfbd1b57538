import { type Tile, WORLD_TILE } from '@waymark/model/geography/tiles';
import { GLOBE_BELOW } from '@waymark/model/map-index/camera-tiles';
import { countItems } from '@waymark/model/map-index/cells';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { BEST_ITEMS, type MapTile } from '@waymark/model/map-index/map-tile';
import { arbitraryItems } from '@waymark/model/testing/arbitrary-tiles';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInView } from '../../map/in-view.ts';
import { MOST_DRAWN, MOST_MARKS, markOf, marksOf } from './map-marks.ts';

const ANY = { kinds: [], categories: [] };
const view = fc.record({
  camera: fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    zoom: fc.double({ min: 0, max: 8, noNaN: true }),
  }),
  size: fc.constantFrom({ width: 390, height: 844 }, { width: 2_560, height: 1_440 }),
});

function inOneTile(items: readonly MapItem[], leaf: boolean): (Tile & { content: MapTile })[] {
  const content: MapTile = leaf
    ? { leaf, items }
    : { leaf, items: items.slice(0, BEST_ITEMS), cells: countItems(WORLD_TILE, items, 8) };
  return [{ ...WORLD_TILE, content }];
}

test('a map has a limited number of marks, each with a unique key and in view', () => {
  fc.assert(
    fc.property(arbitraryItems, fc.boolean(), view, (items, leaf, where) => {
      const marks = marksOf(inOneTile(items, leaf), where, ANY);
      expect(marks.length).toBeLessThanOrEqual(MOST_MARKS);
      expect(new Set(marks.map(({ key }) => key)).size).toBe(marks.length);
      for (const { position } of marks) expect(isInView(position, where)).toBe(true);
    }),
  );
});

test('an item in view has a mark as soon as there is one', () => {
  fc.assert(
    fc.property(arbitraryItems, view, (items, where) => {
      const marks = marksOf(inOneTile(items, true), where, ANY);
      for (const item of items.filter(({ position }) => isInView(position, where))) {
        expect(markOf(marks, item, where) !== undefined).toBe(marks.length > 0);
      }
    }),
  );
});

test('where more marks can be drawn on a flat map, those of most items come first, and all after the first ones are single items', () => {
  fc.assert(
    fc.property(arbitraryItems, view, (items, { camera, size }) => {
      const where = { camera: { ...camera, zoom: GLOBE_BELOW + camera.zoom }, size };
      const marks = marksOf(inOneTile(items, true), where, ANY, [], MOST_DRAWN);
      expect(marks.length).toBeLessThanOrEqual(MOST_DRAWN);
      const counts = marks.map(({ items: count }) => count);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      expect(counts.slice(MOST_MARKS).every((count) => count === 1)).toBe(true);
    }),
    { numRuns: 25 },
  );
});
