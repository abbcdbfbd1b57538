import type { Position } from '@waymark/model/geography/position';
import { WORLD_TILE } from '@waymark/model/geography/tiles';
import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import type { MapItem } from '@waymark/model/map-index/map-item';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemKey } from '../../../elements/card/item-key.ts';
import { EVERYTHING } from '../../../elements/map/item-filter.ts';
import { type Mark, MOST_MARKS, marksOf } from '../../../elements/map/map-marks.ts';
import { ownMarksOf } from '../../../elements/map/own-marks.ts';
import { type MapView, placeInView } from '../../../map/in-view.ts';
import { CLOSEST, fanOut, fanOutOwn, ringPlaces } from './fan-out.ts';

const VIEWPOINT = { lat: 38.719, lng: -9.1328 };

/** The distance of the marks of a fan and its largest radius, in CSS pixels, with room for rounding. */
const APART = 51.9;
const WIDEST = 121;

const viewAt = (zoom: number): MapView => ({
  camera: { ...VIEWPOINT, zoom },
  size: { width: 390, height: 600 },
});

function itemsAt(positions: readonly Position[]): MapItem[] {
  return positions.map((position, i) =>
    makeMapItem({ kind: 'poi', id: `place${i}`.padEnd(20, 'x'), position }),
  );
}

function marksAt(items: readonly MapItem[], view: MapView): readonly Mark[] {
  const marks = marksOf([{ ...WORLD_TILE, content: { leaf: true, items } }], view, EVERYTHING);
  return fanOut(marks, [], view, MOST_MARKS);
}

const placeOf = ({ position }: { position: Position }, view: MapView) => {
  const place = placeInView(position, view);
  if (place === null) throw new Error('A flat map has a place for each position.');
  return place;
};
const between = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

test('the places of a fan are apart from each other, and not far from its middle', () => {
  for (let count = 2; count <= 22; count++) {
    const places = ringPlaces(count);
    expect(places).toHaveLength(count);
    for (const [i, place] of places.entries()) {
      expect(Math.hypot(place.x, place.y)).toBeLessThan(WIDEST);
      for (const other of places.slice(i + 1)) expect(between(place, other)).toBeGreaterThan(APART);
    }
  }
});

test.each([15, 16.5, 18, 19])('four items at one point have a mark each at zoom %d', (zoom) => {
  const items = itemsAt(Array(4).fill(VIEWPOINT));
  const marks = marksAt(items, viewAt(zoom));
  expect(marks.map(({ key }) => key).sort()).toEqual(items.map(itemKey).sort());
});

test('farther out they are one mark, and so are items that a closer zoom separates', () => {
  const one = itemsAt(Array(4).fill(VIEWPOINT));
  expect(marksAt(one, viewAt(14))).toMatchObject([{ items: 4 }]);
  const separable = itemsAt([VIEWPOINT, { ...VIEWPOINT, lng: VIEWPOINT.lng + 0.0003 }]);
  expect(marksAt(separable, viewAt(15))).toMatchObject([{ items: 2 }]);
  expect(marksAt(separable, viewAt(18))).toHaveLength(2);
});

test('more items than two rings have room for stay one mark', () => {
  expect(marksAt(itemsAt(Array(22).fill(VIEWPOINT)), viewAt(CLOSEST))).toHaveLength(22);
  expect(marksAt(itemsAt(Array(23).fill(VIEWPOINT)), viewAt(CLOSEST))).toMatchObject([{ items: 23 }]);
});

test('an item with a mark of the page has no other', () => {
  const view = viewAt(CLOSEST);
  const items = itemsAt(Array(3).fill(VIEWPOINT));
  const [first] = items;
  if (first === undefined) throw new Error('There are three items.');
  const marks = marksOf([{ ...WORLD_TILE, content: { leaf: true, items } }], view, EVERYTHING);
  expect(
    fanOut(marks, ownMarksOf([{ item: first }], view), view, MOST_MARKS).map(({ key }) => key),
  ).not.toContain(itemKey(first));
});

test('at a close zoom each item is in one mark, no two marks touch, and the same items have the same marks', () => {
  const near = fc.record({
    lat: fc.constantFrom(0, 0.000_01, 0.000_1, 0.000_3).map((off) => VIEWPOINT.lat + off),
    lng: fc.constantFrom(0, 0.000_02, 0.000_2, 0.000_4).map((off) => VIEWPOINT.lng + off),
  });
  fc.assert(
    fc.property(
      fc.array(near, { minLength: 1, maxLength: 60 }),
      fc.double({ min: 15, max: 19, noNaN: true }),
      (positions, zoom) => {
        const view = viewAt(zoom);
        const items = itemsAt(positions);
        const marks = marksAt(items, view);
        expect(marks.length).toBeLessThanOrEqual(MOST_MARKS);
        const inView = items.filter((item) => {
          const { x, y } = placeOf(item, view);
          return Math.abs(x) <= view.size.width / 2 && Math.abs(y) <= view.size.height / 2;
        });
        const shown = marks.reduce((sum, { items: count }) => sum + count, 0);
        // A cluster in view may have items beyond the edge, and the other way round.
        if (inView.length === items.length) expect(shown).toBe(items.length);
        expect(new Set(marks.map(({ key }) => key)).size).toBe(marks.length);
        for (const [i, mark] of marks.entries()) {
          for (const other of marks.slice(i + 1)) {
            if (mark.items > 1 || other.items > 1) continue;
            expect(between(placeOf(mark, view), placeOf(other, view))).toBeGreaterThan(APART);
          }
        }
        const places = marks.map((mark) => [mark.key, placeOf(mark, view)]);
        expect(marksAt(items, view).map((mark) => [mark.key, placeOf(mark, view)])).toEqual(places);
      },
    ),
  );
});

test('numbered places of a page that no zoom tells apart are in a ring from close by, and at their point farther out', () => {
  const [first, second] = itemsAt([VIEWPOINT, { ...VIEWPOINT, lng: VIEWPOINT.lng + 0.01 }]);
  const at = itemsAt(Array(5).fill(VIEWPOINT)).slice(2);
  if (first === undefined || second === undefined) throw new Error('There are two items.');
  const marks = [first, ...at, second].map((item, i) => ({ item, number: i + 1 }));
  const shownAt = (zoom: number) => {
    const view = { ...viewAt(zoom), size: { width: 4_000, height: 600 } };
    return { view, shown: fanOutOwn(ownMarksOf(marks, view), view) };
  };
  const far = shownAt(14).shown;
  expect(far.map(({ number, position }) => [number, position])).toEqual(
    marks.map(({ number, item }) => [number, item.position]),
  );
  const { view, shown } = shownAt(15);
  expect(shown.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  for (const [i, mark] of shown.entries()) {
    for (const other of shown.slice(i + 1)) {
      expect(between(placeOf(mark, view), placeOf(other, view))).toBeGreaterThan(APART);
    }
  }
  expect(shown.at(-1)?.position).toEqual(second.position);
});

test('the subject of a page stays at its position', () => {
  const view = viewAt(CLOSEST);
  const [subject, ...others] = itemsAt(Array(3).fill(VIEWPOINT));
  if (subject === undefined) throw new Error('There are three items.');
  const own = ownMarksOf([...others.map((item) => ({ item })), { item: subject, selected: true }], view);
  expect(fanOutOwn(own, view)[0]).toMatchObject({ item: subject, position: VIEWPOINT });
});
