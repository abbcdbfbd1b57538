import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureLine, runsIn } from './dashed-lines.ts';

const EXTENT = 4096;
const LONGEST = 64;
const point = fc.record({ x: fc.integer({ min: 0, max: EXTENT }), y: fc.integer({ min: 0, max: EXTENT }) });
const lines = fc.array(point, { maxLength: 12 });
const boxes = fc
  .tuple(point, fc.integer({ min: 1, max: EXTENT }))
  .map(([{ x, y }, side]) => ({ left: x, top: y, right: x + side, bottom: y + side }));

test('a measured line goes through the points of its line, in short segments that are as long together', () => {
  fc.assert(
    fc.property(lines, (line) => {
      const measured = measureLine(line, LONGEST);
      let along = 0;
      for (const [at, spot] of measured.entries()) {
        const before = measured[at - 1];
        const length = before === undefined ? 0 : Math.hypot(spot.x - before.x, spot.y - before.y);
        expect(length).toBeLessThanOrEqual(LONGEST + 1e-6);
        along += length;
        expect(spot.along).toBeCloseTo(along, 6);
      }
      let from = 0;
      for (const { x, y } of line) {
        from = measured.findIndex((spot, at) => at >= from && near(spot.x, x) && near(spot.y, y));
        expect(from).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

const near = (one: number, other: number) => Math.abs(one - other) < 1e-6;

test('the runs of a line near a box are all of it in the box, in order, and end within a segment of it', () => {
  fc.assert(
    fc.property(lines, boxes, (line, box) => {
      const measured = measureLine(line, LONGEST);
      const runs = runsIn(measured, box);
      const drawn = runs.flat();
      for (const spot of measured.slice(measured.length > 1 ? 0 : 1)) {
        const inside = spot.x >= box.left && spot.x <= box.right && spot.y >= box.top && spot.y <= box.bottom;
        if (inside) expect(drawn).toContain(spot);
      }
      for (const spot of drawn) {
        expect(spot.x).toBeGreaterThanOrEqual(box.left - LONGEST);
        expect(spot.x).toBeLessThanOrEqual(box.right + LONGEST);
        expect(spot.y).toBeGreaterThanOrEqual(box.top - LONGEST);
        expect(spot.y).toBeLessThanOrEqual(box.bottom + LONGEST);
      }
      for (const run of runs) {
        const from = measured.indexOf(run[0] ?? { x: 0, y: 0, along: 0 });
        expect(run).toEqual(measured.slice(from, from + run.length));
        expect(run.length).toBeGreaterThan(1);
      }
    }),
  );
});

test('from close by, only a small part of a long border is drawn in dashes', () => {
  // The whole tile is 500,000 CSS pixels wide where a view of zoom 15 has 1,440.
  const border = measureLine(
    [
      { x: 0, y: 2000 },
      { x: EXTENT, y: 2000 },
    ],
    LONGEST,
  );
  const runs = runsIn(border, { left: 1000, top: 1995, right: 1011, bottom: 2005 });
  expect(runs).toHaveLength(1);
  expect(runs[0]?.map(({ along }) => along)).toEqual([960, 1024]);
  expect(runsIn(border, { left: 1000, top: 0, right: 1011, bottom: 10 })).toEqual([]);
});
