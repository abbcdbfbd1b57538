import { MAX_VERTICES, readGeometry } from '@waymark/model/geography/geometry';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cornersIn, drawingIn } from './drawing.ts';
import { importGeometry, MAX_IMPORT } from './import-geometry.ts';
import { simplifyDrawing } from './simplify-drawing.ts';

const RING = [
  [0, 0],
  [9, 0],
  [9, 9],
  [0, 0],
];
const polygon = { type: 'Polygon', coordinates: [RING] };
const away = { type: 'MultiPolygon', coordinates: [[RING.map(([lng = 0, lat = 0]) => [lng + 20, lat])]] };
const feature = (geometry: unknown) => ({ type: 'Feature', properties: { name: 'x' }, geometry });
const read = (written: unknown) => importGeometry(JSON.stringify(written));

/** A round area with the given number of corners, every other one slightly further out. */
function round(corners: number, scale = 1): unknown {
  const ring = Array.from({ length: corners }, (_, i) => {
    const [angle, radius] = [(2 * Math.PI * i) / corners, scale * (1 + 0.0005 * (i % 2))];
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
}

test('a polygon, a feature, a feature collection and a geometry collection are all read as an area', () => {
  const one = { text: JSON.stringify(polygon), corners: 3, closed: 0, skipped: 0 };
  expect(read(polygon)).toEqual(one);
  expect(read(feature(polygon))).toEqual(one);
  expect(importGeometry(`\uFEFF${JSON.stringify(polygon)}`)).toEqual(one);
  expect(read({ type: 'FeatureCollection', features: [feature(polygon), feature(away)] })).toMatchObject({
    corners: 6,
  });
  expect(read({ type: 'GeometryCollection', geometries: [polygon, away] })).toMatchObject({ corners: 6 });
});

test('objects that are no part of an area are skipped and counted, and altitudes are dropped', () => {
  const point = { type: 'Point', coordinates: [1, 2] };
  expect(
    read({ type: 'FeatureCollection', features: [feature(point), feature(polygon), null] }),
  ).toMatchObject({
    corners: 3,
    skipped: 2,
  });
  expect(read({ ...polygon, coordinates: [RING.map((vertex) => [...vertex, 120])] })).toMatchObject({
    text: JSON.stringify(polygon),
  });
});

test('open rings are closed and counted', () => {
  expect(read({ ...polygon, coordinates: [RING.slice(0, -1)] })).toEqual({
    text: JSON.stringify(polygon),
    corners: 3,
    closed: 1,
    skipped: 0,
  });
});

test('an area may cross the antimeridian', () => {
  const across = {
    type: 'Polygon',
    coordinates: [
      [
        [179, -17],
        [-179, -17],
        [-179, -16],
        [179, -16],
        [179, -17],
      ],
    ],
  };
  expect(read(across)).toMatchObject({ corners: 4, text: JSON.stringify(across) });
});

test.each([
  ['not-json', '{"type":'],
  ['not-polygon', '{"type":"Point","coordinates":[1,2]}'],
  ['not-polygon', '[]'],
  ['not-polygon', '{"type":"FeatureCollection","features":[]}'],
  ['not-polygon', '{"type":"Polygon","coordinates":[[["1","2"]]]}'],
  ['too-few-points', '{"type":"Polygon","coordinates":[[[0,0],[1,1],[0,0]]]}'],
  ['out-of-range', '{"type":"Polygon","coordinates":[[[0,0],[191,0],[191,9],[0,0]]]}'],
  ['self-crossing', '{"type":"Polygon","coordinates":[[[0,0],[9,9],[9,0],[0,9],[0,0]]]}'],
  ['file-too-large', ' '.repeat(MAX_IMPORT + 1)],
])('a text that is no valid area has the fault %s', (fault, text) => {
  expect(importGeometry(text)).toMatchObject({ fault });
});

test('the position where lines cross is reported', () => {
  const bow = importGeometry('{"type":"Polygon","coordinates":[[[0,0],[9,9],[9,0],[0,9],[0,0]]]}');
  expect(bow).toMatchObject({ at: { lat: 4.5, lng: 4.5 } });
});

test('deeply nested collections are refused', () => {
  let deep: unknown = polygon;
  for (let i = 0; i < 20; i++) deep = { type: 'GeometryCollection', geometries: [deep] };
  expect(read(deep)).toEqual({ fault: 'not-polygon' });
});

test('an area with too many corners can be simplified, and keeps its shape', () => {
  expect(read(round(MAX_VERTICES))).toMatchObject({ corners: MAX_VERTICES });
  for (const corners of [MAX_VERTICES + 1, 40_000]) {
    const found = read(round(corners, 5));
    if (!('fault' in found) || found.drawing === undefined) throw new Error('It was not too large.');
    expect(found.fault).toBe('too-many-corners');
    const text = simplifyDrawing(found.drawing) ?? '';
    expect(readGeometry(text)).toHaveProperty('geometry');
    const fewer = drawingIn(text) ?? [];
    expect(cornersIn(fewer)).toBeLessThanOrEqual(MAX_VERTICES);
    for (const { lat, lng } of fewer.flat(2)) expect(Math.hypot(lat, lng)).toBeCloseTo(5, 1);
  }
});

test('no text makes the import throw, and every imported area is valid', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      importGeometry(text);
    }),
  );
  const number = fc.oneof(fc.integer({ min: -200, max: 200 }), fc.constant('x'));
  const ring = fc.array(fc.tuple(number, number), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(ring, { maxLength: 3 }), (coordinates) => {
      const found = read({ type: 'Polygon', coordinates });
      if ('text' in found) expect(readGeometry(found.text)).toHaveProperty('geometry');
    }),
  );
});
