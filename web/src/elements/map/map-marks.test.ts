import { type Tile, WORLD_TILE } from '@waymark/model/geography/tiles';
import { GLOBE_BELOW } from '@waymark/model/map-index/camera-tiles';
import { countItems } from '@waymark/model/map-index/cells';
import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { BEST_ITEMS, type MapTile } from '@waymark/model/map-index/map-tile';
import { arbitraryItems } from '@waymark/model/testing/arbitrary-tiles';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInView } from '../../map/in-view.ts';
import { MOST_DRAWN, MOST_MARKS, markAt, markOf, marksOf, roomAround } from './map-marks.ts';
import { ownMarksOf } from './own-marks.ts';

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

test('the mark of an item is the one that holds it, and no other however near', () => {
  fc.assert(
    fc.property(arbitraryItems, fc.boolean(), view, (items, leaf, where) => {
      const marks = marksOf(inOneTile(items, leaf), where, ANY);
      for (const item of items) {
        const mark = markOf(marks, item);
        expect(mark).toBe(marks.find(({ listed }) => listed.includes(item)));
        if (mark?.items === 1) expect(mark.best).toBe(item);
      }
    }),
  );
  const [here, there] = [
    makeMapItem({ kind: 'poi', id: 'a'.repeat(20), position: { lat: 45, lng: 0 } }),
    makeMapItem({ kind: 'poi', id: 'b'.repeat(20), position: { lat: 45, lng: 0.001 } }),
  ];
  expect(markOf([markAt(here)], there)).toBeUndefined();
  expect(markOf([markAt(there)], there)?.best).toBe(there);
});

test('around many marks of the page there is room for a few others, and the page’s items have no others', () => {
  fc.assert(
    fc.property(arbitraryItems, view, (items, where) => {
      const own = ownMarksOf(
        items.filter((_, i) => i % 2 === 0).map((item, i) => ({ item, number: i + 1 })),
        where,
      );
      const marks = marksOf(inOneTile(items, true), where, ANY, own);
      expect(marks.length).toBeLessThanOrEqual(roomAround(own));
      expect(roomAround(own)).toBeGreaterThanOrEqual(10);
      const owned = new Set(own.map(({ item }) => item));
      for (const { items: count, best } of marks) expect(count === 1 && best && owned.has(best)).toBeFalsy();
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
