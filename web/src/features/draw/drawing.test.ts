import { readGeometry } from '@waymark/model/geography/geometry';
import type { Position } from '@waymark/model/geography/position';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cornersIn, type Drawing, drawingIn, lineAt, textOf, withCorner, withLine } from './drawing.ts';

const spot = (lat: number, lng: number): Position => ({ lat, lng });
const SQUARE = [spot(0, 0), spot(0, 9), spot(9, 9), spot(9, 0)];
const HOLE = [spot(2, 2), spot(2, 4), spot(4, 4)];
const ISLAND = [spot(20, 20), spot(20, 29), spot(29, 29)];

test('a drawing is built corner by corner, with outlines, holes and further outlines', () => {
  let drawing: Drawing = [];
  for (const corner of SQUARE) drawing = withCorner(drawing, { part: 0, line: 0 }, corner);
  for (const corner of HOLE) drawing = withCorner(drawing, { part: 0, line: 1 }, corner);
  for (const corner of ISLAND) drawing = withCorner(drawing, { part: 1, line: 0 }, corner);
  expect(drawing).toEqual([[SQUARE, HOLE], [ISLAND]]);
  expect(cornersIn(drawing)).toBe(10);
  expect(readGeometry(textOf(drawing) ?? '')).toMatchObject({ geometry: { type: 'MultiPolygon' } });
});

test('one outline is a Polygon, and an unfinished outline is kept with its fault', () => {
  expect(JSON.parse(textOf([[SQUARE]]) ?? '')).toMatchObject({ type: 'Polygon' });
  const begun = textOf([[SQUARE.slice(0, 2)]]);
  expect(begun).toBe('{"type":"Polygon","coordinates":[[[0,0],[9,0],[0,0]]]}');
  expect(drawingIn(begun)).toEqual([[SQUARE.slice(0, 2)]]);
  expect(readGeometry(begun ?? '')).toEqual({ fault: 'too-few-points' });
});

test('a corner is not added twice at the same position', () => {
  const once = withCorner([], { part: 0, line: 0 }, spot(1, 1));
  expect(withCorner(once, { part: 0, line: 0 }, spot(1, 1))).toBe(once);
});

test('a line without corners is removed, and an outline is removed with its holes', () => {
  const drawing = [[SQUARE, HOLE], [ISLAND]];
  expect(withLine(drawing, { part: 0, line: 1 }, [])).toEqual([[SQUARE], [ISLAND]]);
  expect(withLine(drawing, { part: 0, line: 0 }, [])).toEqual([[ISLAND]]);
  expect(textOf(withLine([[SQUARE]], { part: 0, line: 0 }, []))).toBeUndefined();
});

test('no text is an empty drawing, and a text that is no polygon is no drawing', () => {
  expect(drawingIn(undefined)).toEqual([]);
  for (const text of ['{', '1', 'null', '{"type":"Point","coordinates":[1,2]}', '{"type":"Polygon"}']) {
    expect(drawingIn(text)).toBeUndefined();
  }
  expect(drawingIn('{"type":"Polygon","coordinates":[[["1",2]]]}')).toBeUndefined();
});

test('a drawing is unchanged after it is written and read, whatever faults it has', () => {
  const degrees = fc.integer({ min: -80, max: 80 });
  const line = fc.uniqueArray(fc.record({ lat: degrees, lng: degrees }), {
    minLength: 1,
    maxLength: 6,
    selector: ({ lat, lng }) => `${lat} ${lng}`,
  });
  const drawings = fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { maxLength: 4 });
  fc.assert(
    fc.property(drawings, (drawing) => {
      expect(drawingIn(textOf(drawing))).toEqual(drawing);
      for (const [part, lines] of drawing.entries()) {
        for (const index of lines.keys()) {
          expect(lineAt(drawing, { part, line: index })).toEqual(lines[index]);
        }
      }
    }),
  );
});
