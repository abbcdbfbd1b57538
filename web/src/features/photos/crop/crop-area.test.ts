import { editedSize, isWithin, turnedSize } from '@waymark/model/entities/photo-edit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVERYTHING, editOf, largestPart, pixelsOf, ratioOf, SHAPES, turnedPart } from './crop-area.ts';

const PHOTO = { width: 4000, height: 3000 };
const LEFT = { x: 0, y: 0, width: 25, height: 100 };

test('a part is turned with the picture', () => {
  expect(turnedPart(LEFT, 1)).toEqual({ x: 0, y: 0, width: 100, height: 25 });
  expect(turnedPart(LEFT, 2)).toEqual({ x: 75, y: 0, width: 25, height: 100 });
  expect(turnedPart(LEFT, -1)).toEqual({ x: 0, y: 75, width: 100, height: 25 });
});

test('the largest part of a shape touches two edges, in the middle', () => {
  expect(largestPart(PHOTO, 1)).toEqual({ x: 12.5, y: 0, width: 75, height: 100 });
  expect(largestPart({ width: 400, height: 200 }, 4)).toEqual({ x: 0, y: 25, width: 100, height: 50 });
  expect(largestPart(PHOTO, undefined)).toEqual(EVERYTHING);
});

test('the shape of the photo is that of the photo as it is turned', () => {
  expect(ratioOf('photo', turnedSize(PHOTO, 1))).toBe(0.75);
  expect(ratioOf('16:9', PHOTO)).toBeCloseTo(1.7778, 4);
  expect(ratioOf('free', PHOTO)).toBeUndefined();
});

test('a square has as many pixels in width as in height', () => {
  const part = { x: 10.03, y: 3.3, width: 33.337, height: 44.449 };
  const { width, height } = pixelsOf(part, PHOTO, 1);
  expect([width, height]).toEqual([1333, 1333]);
});

test('the edit of a turned photo is a part of the photo before', () => {
  // Turned to the right, the left side of the photo is above.
  const above = { x: 0, y: 0, width: 100, height: 25 };
  expect(editOf(PHOTO, { part: above, turns: 1, ratio: undefined })).toEqual({
    left: 0,
    top: 0,
    width: 1000,
    height: 3000,
    turns: 1,
  });
});

const side = fc.integer({ min: 1, max: 30_000 });
const percent = fc.double({ min: 0, max: 100, noNaN: true });

test('an edit is within its photo, whatever part is chosen', () => {
  const choice = fc.record({
    photo: fc.record({ width: side, height: side }),
    part: fc.record({ x: percent, y: percent, width: percent, height: percent }),
    turns: fc.integer({ min: 0, max: 3 }),
    shape: fc.constantFrom(...SHAPES),
  });
  fc.assert(
    fc.property(choice, ({ photo, part, turns, shape }) => {
      const edit = editOf(photo, { part, turns, ratio: ratioOf(shape, turnedSize(photo, turns)) });
      expect(Object.values(edit).every(Number.isInteger)).toBe(true);
      expect(isWithin(edit, photo)).toBe(true);
      expect(Math.min(edit.width, edit.height)).toBeGreaterThan(0);
      expect(editedSize(edit).width).toBeGreaterThan(0);
    }),
  );
});
