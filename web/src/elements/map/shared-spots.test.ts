import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedSpots } from './shared-spots.ts';

const spots = fc.array(
  fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -400, max: 400 }) }),
  {
    maxLength: 120,
  },
);

test('each spot is in one mark, there are no more marks than allowed, and no two are closer than the distance', () => {
  fc.assert(
    fc.property(
      spots,
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 40 }),
      (all, distance, most) => {
        const marks = sharedSpots(all, distance, most);
        expect(marks.length).toBeLessThanOrEqual(most);
        expect(new Set(marks.flat())).toEqual(new Set(all));
        expect(marks.flat()).toHaveLength(all.length);
        for (const [index, [a]] of marks.entries())
          for (const [b] of marks.slice(0, index))
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(distance);
      },
    ),
  );
});

test('spots share only as far as they must', () => {
  const all = [0, 20, 50].map((x) => ({ x, y: 0 }));
  const at = (distance: number, most: number) =>
    sharedSpots(all, distance, most).map((one) => one.map(({ x }) => x));
  expect(at(20, 9)).toEqual([[0], [20], [50]]);
  expect(at(21, 9)).toEqual([[0, 20], [50]]);
  expect(at(20, 2)).toEqual([[0, 20], [50]]);
});
