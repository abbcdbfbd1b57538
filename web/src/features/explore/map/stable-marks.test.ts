import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Mark } from '../../../elements/map/map-marks.ts';
import type { MapView } from '../../../map/in-view.ts';
import { sameMarks, stableMarks } from './stable-marks.ts';

const VIEW: MapView = { camera: { lat: 15, lng: -150, zoom: 6 }, size: { width: 800, height: 600 } };
const CLOSER: MapView = { ...VIEW, camera: { ...VIEW.camera, zoom: 8 } };

function mark(key: string, lng: number, items = 2): Mark {
  return { key, position: { lat: 15, lng: -150 + lng }, counts: [items], items, best: undefined, listed: [] };
}

test('a cluster that grows and moves a little keeps its key, and shows its new number', () => {
  const marks = [mark('newest', 0.1, 3)];
  expect(stableMarks({ marks: [mark('first', 0)], view: VIEW }, { marks, view: VIEW })).toEqual([
    mark('first', 0.1, 3),
  ]);
});

test('a mark far from all earlier ones gets its own key, and so does every mark after the map moved', () => {
  const before = { marks: [mark('first', 0)], view: VIEW };
  const far = [mark('other', 3)];
  expect(stableMarks(before, { marks: far, view: VIEW })).toEqual(far);
  const near = [mark('newest', 0)];
  expect(stableMarks(before, { marks: near, view: CLOSER })).toEqual(near);
});

test('a mark that remains keeps its key', () => {
  const before = { marks: [mark('a', 0), mark('b', 0.2)], view: VIEW };
  const marks = [mark('c', 0), mark('b', 0.1)];
  expect(stableMarks(before, { marks, view: VIEW }).map(({ key }) => key)).toEqual(['a', 'b']);
});

test('keys are unique, no mark is lost, and an unchanged map changes no key', () => {
  const arbitraryMarks = fc
    .uniqueArray(
      fc.record({ key: fc.integer({ min: 0, max: 30 }), lng: fc.double({ min: -4, max: 4, noNaN: true }) }),
      {
        selector: ({ key }) => key,
        maxLength: 20,
      },
    )
    .map((all) => all.map(({ key, lng }) => mark(String(key), lng)));
  fc.assert(
    fc.property(arbitraryMarks, arbitraryMarks, (first, second) => {
      const shown = stableMarks({ marks: first, view: VIEW }, { marks: second, view: VIEW });
      expect(new Set(shown.map(({ key }) => key)).size).toBe(second.length);
      expect(shown.map(({ position }) => position)).toEqual(second.map(({ position }) => position));
      expect(stableMarks({ marks: shown, view: VIEW }, { marks: shown, view: VIEW })).toEqual(shown);
    }),
  );
});

test('after a move, a mark that is as before is the same object, and one that changed is not', () => {
  const before = [mark('stays', 0), mark('grows', 1), mark('moves', 2), mark('goes', 3)];
  const after = [mark('stays', 0), mark('grows', 1, 3), mark('moves', 2.1), mark('comes', 4)];
  const shown = sameMarks(before, after);
  expect(shown).toEqual(after);
  expect(shown.map((each) => before.includes(each))).toEqual([true, false, false, false]);
});
