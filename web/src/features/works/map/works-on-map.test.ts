import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_MARKS, markOf } from '../../../elements/map/map-marks.ts';
import { isInView } from '../../../map/in-view.ts';
import { exampleSummary } from '../testing/example-summary.ts';
import { mapItemsOf, marksOfWorks } from './works-on-map.ts';

const work = (index: number) => exampleSummary(`${index}`.padStart(20, '0'));

const somewhere = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const cameras = fc.record({
  lat: fc.double({ min: -70, max: 70, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  zoom: fc.double({ min: 0, max: 12, noNaN: true }),
});

test('every work in view is part of a mark, and the marks are few', () => {
  fc.assert(
    fc.property(fc.array(somewhere, { maxLength: 120 }), cameras, (spots, camera) => {
      const view = { camera, size: { width: 420, height: 600 } };
      const works = spots.map((_, index) => work(index));
      const places = new Map(works.map(({ id }, index) => [id, spots[index] ?? camera]));
      const items = mapItemsOf(works, places);
      const marks = marksOfWorks(items, view);
      expect(marks.length).toBeLessThanOrEqual(MOST_MARKS);
      const inView = items.filter(({ position }) => isInView(position, view));
      const counted = marks.reduce((sum, mark) => sum + mark.items, 0);
      if (marks.length > 0) expect(counted).toBeGreaterThan(0);
      for (const item of inView) {
        const mark = markOf(marks, item);
        // The middle of a cluster at the edge may be out of view.
        if (mark === undefined) expect(counted).toBeLessThan(items.length);
        else expect(mark.listed).toContain(item);
      }
    }),
  );
});

test('five thousand works become few marks quickly, and a work without a position has none', () => {
  const works = Array.from({ length: 5_000 }, (_, index) => work(index));
  const places = new Map(
    works
      .slice(1)
      .map(({ id }, index) => [
        id,
        { lat: 40 + Math.sin(index * 12.9) * 3, lng: 5 + Math.cos(index * 78.2) * 8 },
      ]),
  );
  const items = mapItemsOf(works, places);
  expect(items).toHaveLength(4_999);
  for (const zoom of [2, 5, 8, 12]) {
    const view = { camera: { lat: 40, lng: 5, zoom }, size: { width: 420, height: 600 } };
    const started = performance.now();
    expect(marksOfWorks(items, view).length).toBeLessThanOrEqual(MOST_MARKS);
    expect(performance.now() - started).toBeLessThan(1_000);
  }
});
