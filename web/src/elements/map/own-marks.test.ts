import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { arbitraryItems } from '@waymark/model/testing/arbitrary-tiles';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInView, type MapView, positionAt } from '../../map/in-view.ts';
import { itemKey } from '../card/item-key.ts';
import { MOST_OWN, marksIn, ownMarksOf, withHighlighted } from './own-marks.ts';

const VIEW: MapView = { camera: { lat: 45, lng: 0, zoom: 8 }, size: { width: 390, height: 600 } };

/** Numbered marks at these places, in CSS pixels from the middle of the view. */
function marksAt(places: readonly { x: number; y: number }[]) {
  return places.map((place, i) => ({
    item: makeMapItem({
      kind: 'poi',
      id: `place${i}`.padEnd(20, 'x'),
      position: positionAt(place, VIEW.camera),
    }),
    number: i + 1,
  }));
}

const grid = (count: number, apart: number) =>
  marksAt(
    Array.from({ length: count }, (_, i) => ({
      x: ((i % 20) - 10) * apart,
      y: (Math.floor(i / 20) - 7) * apart,
    })),
  );

test('each of a hundred places has a mark of its own with its number, however many overlap', () => {
  for (const apart of [18, 5, 0]) {
    const own = ownMarksOf(grid(100, apart), VIEW);
    expect(own.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    for (const { item, position, others } of own) {
      expect(position).toEqual(item.position);
      expect(others).toEqual([]);
    }
  }
});

test('two places that are ten pixels apart are two marks', () => {
  const own = ownMarksOf(
    marksAt([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ]),
    VIEW,
  );
  expect(own.map(({ number }) => number)).toEqual([1, 2]);
});

test('a place that is listed twice has one mark with both numbers', () => {
  const [first, second] = marksAt([
    { x: 0, y: 0 },
    { x: 90, y: 0 },
  ]);
  if (!first || !second) throw new Error('There are two marks.');
  const own = ownMarksOf([first, second, { ...first, number: 3 }], VIEW);
  expect(own.map((mark) => marksIn(mark).map(({ number }) => number))).toEqual([[1, 3], [2]]);
});

test('of three hundred places near ones share a mark, and no mark is lost', () => {
  for (const apart of [18, 5, 0]) {
    const marks = grid(300, apart);
    const own = ownMarksOf(marks, VIEW);
    expect(own.length).toBeLessThanOrEqual(MOST_OWN);
    const numbers = own.flatMap(marksIn).map(({ number = 0 }) => number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(marks.map(({ number }) => number));
  }
});

test('the subject of the page shares no mark of another', () => {
  const marks = grid(300, 5).map((mark, i) => (i === 299 ? { ...mark, selected: true } : mark));
  expect(ownMarksOf(marks, VIEW)[0]).toMatchObject({ selected: true, number: 300 });
});

test('the marks of three thousand places are few', () => {
  const marks = marksAt(
    Array.from({ length: 3_000 }, (_, i) => ({ x: ((i * 7) % 390) - 195, y: ((i * 13) % 600) - 300 })),
  );
  expect(ownMarksOf(marks, VIEW).length).toBeLessThanOrEqual(MOST_OWN);
});

const views = fc.record({
  camera: fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    zoom: fc.double({ min: 0, max: 8, noNaN: true }),
  }),
  size: fc.constantFrom({ width: 390, height: 844 }, { width: 2_560, height: 1_440 }),
});
const keysIn = (items: readonly MapItem[]) => items.map(itemKey).sort();

test('every place in view is in exactly one mark, and the highlighted one is a mark itself', () => {
  fc.assert(
    fc.property(arbitraryItems, views, fc.nat(), (items, view, turn) => {
      const inView = items.filter(({ position }) => isInView(position, view));
      const own = ownMarksOf(
        items.map((item, i) => ({ item, number: i + 1 })),
        view,
      );
      expect(own.length).toBeLessThanOrEqual(MOST_OWN);
      expect(keysIn(own.flatMap(marksIn).map(({ item }) => item))).toEqual(keysIn(inView));
      expect(withHighlighted(own, null)).toBe(own);
      const highlighted = inView[turn % inView.length];
      if (highlighted === undefined) return;
      const shown = withHighlighted(own, highlighted);
      expect(shown.filter(({ item }) => item === highlighted)).toMatchObject([
        { position: highlighted.position },
      ]);
      expect(keysIn(shown.flatMap(marksIn).map(({ item }) => item))).toEqual(keysIn(inView));
    }),
  );
});
