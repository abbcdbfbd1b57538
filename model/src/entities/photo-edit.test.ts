import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleId } from '../testing/examples.ts';
import {
  changesNothing,
  editedFocus,
  editedSize,
  isTooSmall,
  isWithin,
  joinedEdits,
  type PhotoEdit,
  type Size,
  turnedArea,
  turnedSize,
} from './photo-edit.ts';
import { photoEdit, photoEditing } from './photo-edit-schema.ts';

/** A picture, row by row. */
type Grid = readonly (readonly number[])[];

const SIDE = 6;

function gridOf({ width, height }: Size): Grid {
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => y * width + x));
}

/** The edit, done pixel by pixel. */
function edited(grid: Grid, { left, top, width, height, turns }: PhotoEdit): Grid {
  let now: Grid = grid.slice(top, top + height).map((row) => row.slice(left, left + width));
  for (let turn = 0; turn < turns; turn++) {
    const before = now;
    now = (before[0] ?? []).map((_, x) => before.map((row) => row[x] ?? -1).toReversed());
  }
  return now;
}

const size = fc.record({
  width: fc.integer({ min: 1, max: SIDE }),
  height: fc.integer({ min: 1, max: SIDE }),
});

/** Any edit of a picture of a size. */
function editOf({ width, height }: Size): fc.Arbitrary<PhotoEdit> {
  const turns = fc.integer({ min: 0, max: 3 });
  return fc
    .record({
      left: fc.integer({ min: 0, max: width - 1 }),
      top: fc.integer({ min: 0, max: height - 1 }),
      turns,
    })
    .chain(({ left, top, turns }) =>
      fc.record({
        left: fc.constant(left),
        top: fc.constant(top),
        width: fc.integer({ min: 1, max: width - left }),
        height: fc.integer({ min: 1, max: height - top }),
        turns: fc.constant(turns),
      }),
    );
}

const twoEdits = size.chain((of) =>
  editOf(of).chain((first) =>
    fc.record({ of: fc.constant(of), first: fc.constant(first), next: editOf(editedSize(first)) }),
  ),
);

test('two edits are one edit of the original, with the same pixels', () => {
  fc.assert(
    fc.property(twoEdits, ({ of, first, next }) => {
      const both = joinedEdits(first, next);
      expect(photoEdit.safeParse(both).success).toBe(true);
      expect(isWithin(both, of)).toBe(true);
      expect(edited(gridOf(of), both)).toEqual(edited(edited(gridOf(of), first), next));
    }),
  );
});

test('an edited picture has its size', () => {
  fc.assert(
    fc.property(twoEdits, ({ of, first }) => {
      const grid = edited(gridOf(of), first);
      expect({ width: grid[0]?.length, height: grid.length }).toEqual(editedSize(first));
    }),
  );
});

test('an area that is turned and turned back is where it was', () => {
  fc.assert(
    fc.property(twoEdits, ({ of, first: { turns, ...area } }) => {
      const there = turnedArea(area, of, turns);
      expect(isWithin(there, turnedSize(of, turns))).toBe(true);
      expect(turnedArea(there, turnedSize(of, turns), -turns)).toEqual(area);
    }),
  );
});

const PHOTO = { width: 400, height: 200 };
const whole = { left: 0, top: 0, ...PHOTO, turns: 0 };
const right = { left: 200, top: 0, width: 200, height: 200, turns: 0 };

test.each([
  ['stays where nothing changes', { x: 25, y: 50 }, whole, { x: 25, y: 50 }],
  ['turns with the photo', { x: 25, y: 10 }, { ...whole, turns: 1 }, { x: 90, y: 25 }],
  ['turns with the photo to the left', { x: 25, y: 10 }, { ...whole, turns: 3 }, { x: 10, y: 75 }],
  ['is the same point of a part', { x: 75, y: 40 }, right, { x: 50, y: 40 }],
  ['is gone where it was cut off', { x: 25, y: 50 }, right, undefined],
  ['may lie on the edge', { x: 100, y: 100 }, right, { x: 100, y: 100 }],
])('the focus %s', (_, focus, edit, expected) => {
  expect(editedFocus(focus, PHOTO, edit)).toEqual(expected);
});

test('what remains of a photo is not too small, unless the photo was', () => {
  expect(isTooSmall({ width: 100, height: 100 }, PHOTO)).toBe(false);
  expect(isTooSmall({ width: 99, height: 200 }, PHOTO)).toBe(true);
  expect(isTooSmall({ width: 200, height: 99 }, PHOTO)).toBe(true);
  expect(isTooSmall({ width: 60, height: 40 }, { width: 60, height: 40 })).toBe(false);
  expect(isTooSmall({ width: 59, height: 40 }, { width: 60, height: 40 })).toBe(true);
});

test('an edit that keeps everything as it is changes nothing', () => {
  expect(changesNothing(whole, PHOTO)).toBe(true);
  expect(changesNothing({ ...whole, turns: 2 }, PHOTO)).toBe(false);
  expect(changesNothing({ ...whole, width: 399 }, PHOTO)).toBe(false);
});

const editing = { id: exampleId('a'), of: exampleId('b'), edit: whole };

test.each([
  ['a negative offset', { left: -1 }],
  ['an offset beyond every photo', { top: 30_001 }],
  ['no width', { width: 0 }],
  ['a height beyond every photo', { height: 30_001 }],
  ['a part of a pixel', { left: 0.5 }],
  ['an eighth of a turn', { turns: 0.5 }],
  ['four turns', { turns: 4 }],
  ['a further field', { angle: 3 }],
])('a request with %s is refused', (_, fields) => {
  expect(photoEditing.safeParse(editing).success).toBe(true);
  expect(photoEditing.safeParse({ ...editing, edit: { ...whole, ...fields } }).success).toBe(false);
});

test('a request names two photos by their ids', () => {
  expect(photoEditing.safeParse({ ...editing, id: '../a' }).success).toBe(false);
  expect(photoEditing.safeParse({ ...editing, of: `photos/b/${exampleId('b')}` }).success).toBe(false);
});
