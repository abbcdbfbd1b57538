import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsContain } from './bounds.ts';
import { distance } from './distance.ts';
import {
  type Geometry,
  type GeometryFault,
  geometryBounds,
  geometryCentre,
  MAX_GEOMETRY_CHARACTERS,
  MAX_VERTICES,
  readGeometry,
} from './geometry.ts';
import { normaliseLongitude } from './position.ts';
import type { Ring, Vertex } from './rings.ts';

const closed = (...vertices: Vertex[]): Ring => [...vertices, ...vertices.slice(0, 1)];
const polygon = (...coordinates: Ring[]): Geometry => ({ type: 'Polygon', coordinates });
const json = (...coordinates: number[][][]) => JSON.stringify({ type: 'Polygon', coordinates });

/** A circle of so many vertices; longitudes wrap. */
function circle(count: number, [lng, lat]: Vertex, radius: number): Ring {
  return closed(
    ...Array.from({ length: count }, (_, i): Vertex => {
      const angle = (i / count) * 2 * Math.PI;
      return [normaliseLongitude(lng + radius * Math.cos(angle)), lat + radius * Math.sin(angle)];
    }),
  );
}

const SQUARE = closed([0, 0], [10, 0], [10, 10], [0, 10]);
const FIJI = closed([177, -20], [-178, -20], [-178, -15], [177, -15]);
const ROUND_SOUTH_POLE = closed([-120, -70], [0, -65], [120, -70]);
const C_SHAPE = closed([0, 0], [10, 0], [10, 1], [1, 1], [1, 9], [10, 9], [10, 10], [0, 10]);

test.each<[string, GeometryFault]>([
  ['', 'not-json'],
  ['{"type":"Polygon","coordinates":[', 'not-json'],
  ['null', 'not-polygon'],
  ['{"type":"Point","coordinates":[0,0]}', 'not-polygon'],
  ['{"type":"Polygon","coordinates":[[["0",0]]]}', 'not-polygon'],
  ['{"type":"Polygon","coordinates":[[[0]]]}', 'not-polygon'],
  ['{"type":"Polygon","coordinates":[[[0,1e999]]]}', 'not-polygon'],
  [' '.repeat(MAX_GEOMETRY_CHARACTERS + 1), 'too-large'],
  [json(circle(MAX_VERTICES + 1, [0, 0], 1)), 'too-large'],
  [json(SQUARE.slice(0, 4)), 'not-closed'],
  [json(), 'too-few-points'],
  [json([]), 'too-few-points'],
  ['{"type":"MultiPolygon","coordinates":[]}', 'too-few-points'],
  ['{"type":"MultiPolygon","coordinates":[[]]}', 'too-few-points'],
  [
    json([
      [0, 0],
      [1, 1],
      [0, 0],
      [0, 0],
    ]),
    'too-few-points',
  ],
  [json(closed([0, 0], [181, 0], [0, 10])), 'out-of-range'],
  [json(closed([0, 0], [10, 0], [0, 90.1])), 'out-of-range'],
  [json(closed([0, 0], [10, 10], [10, 0], [0, 10])), 'self-crossing'],
  [json(SQUARE, closed([8, 4], [12, 5], [8, 6])), 'self-crossing'],
])('%.60s is refused: %s', (text, fault) => {
  expect(readGeometry(text)).toMatchObject({ fault });
});

test('a crossing is shown where it is, also beyond the antimeridian', () => {
  const bowTie = closed([178, 0], [-178, 4], [-178, 0], [178, 4]);
  expect(readGeometry(json(bowTie))).toEqual({ fault: 'self-crossing', at: { lat: 2, lng: 180 } });
});

test('fields that an area does not need are dropped', () => {
  const altitudes = SQUARE.map(([lng, lat]) => [lng, lat, 300]);
  const read = readGeometry(
    JSON.stringify({ type: 'Polygon', bbox: [0, 0, 10, 10], coordinates: [altitudes] }),
  );
  expect(read).toEqual({ geometry: polygon(SQUARE) });
});

test('polygons of one area may touch, and may lie on both sides of the antimeridian', () => {
  const geometry: Geometry = {
    type: 'MultiPolygon',
    coordinates: [
      [closed([170, 0], [180, 0], [180, 10], [170, 10])],
      [closed([-180, 0], [-170, 0], [-170, 10], [-180, 10])],
    ],
  };
  expect(readGeometry(JSON.stringify(geometry))).toEqual({ geometry });
  expect(geometryBounds(geometry)).toEqual({ west: 170, south: 0, east: -170, north: 10 });
});

test('an area across the antimeridian is as wide as it is', () => {
  const hole = closed([-179, -18], [-178.5, -18], [-178.5, -17]);
  expect(readGeometry(json(FIJI, hole))).toHaveProperty('geometry');
  expect(geometryBounds(polygon(FIJI))).toEqual({ west: 177, south: -20, east: -178, north: -15 });
  expect(geometryCentre(polygon(FIJI))).toEqual({ lat: -17.5, lng: 179.5 });
});

test('an area round a pole holds the pole', () => {
  expect(readGeometry(json(ROUND_SOUTH_POLE))).toHaveProperty('geometry');
  expect(geometryBounds(polygon(ROUND_SOUTH_POLE))).toMatchObject({ south: -90, north: -65 });
  expect(boundsContain(geometryBounds(polygon(ROUND_SOUTH_POLE)), { lat: -80, lng: -150 })).toBe(true);
  expect(geometryCentre(polygon(ROUND_SOUTH_POLE)).lat).toBeLessThan(-65);
});

test('an area that follows the edge of the world map is read as drawn', () => {
  const world = closed([-180, -90], [180, -90], [180, 90], [-180, 90]);
  expect(readGeometry(json(world))).toHaveProperty('geometry');
  expect(geometryBounds(polygon(world))).toEqual({ west: -180, south: -90, east: 180, north: 90 });
});

test('the centre is inside the largest polygon, neither in a bay nor in a hole', () => {
  const inBack = geometryCentre(polygon(C_SHAPE));
  expect(inBack.lng).toBeCloseTo(0.5, 6);
  const frame = polygon(SQUARE, closed([1, 1], [9, 1], [9, 9], [1, 9]));
  expect(geometryCentre(frame).lng).toBeCloseTo(0.5, 6);
  const small = closed([50, 50], [51, 50], [51, 51], [50, 51]);
  const several: Geometry = { type: 'MultiPolygon', coordinates: [[small], [SQUARE], [small]] };
  expect(geometryCentre(several)).toEqual({ lat: 5, lng: 5 });
});

test('a polygon anywhere is read unchanged, lies in its bounds, and contains its centre', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -180, max: 180 }),
      fc.integer({ min: -70, max: 70 }),
      fc.integer({ min: 3, max: 40 }),
      fc.integer({ min: 1, max: 15 }),
      (lng, lat, count, radius) => {
        const ring = circle(count, [lng, lat], radius);
        const read = readGeometry(json(ring));
        expect(read).toEqual({ geometry: polygon(ring) });
        const bounds = geometryBounds(polygon(ring));
        for (const vertex of ring) {
          expect(boundsContain(bounds, { lng: vertex[0], lat: vertex[1] })).toBe(true);
        }
        const centre = geometryCentre(polygon(ring));
        expect(boundsContain(bounds, centre)).toBe(true);
        expect(distance(centre, { lat, lng })).toBeLessThan(radius * 80_000);
      },
    ),
  );
});

test('reading never throws', () => {
  const coordinate = fc.oneof(
    fc.integer({ min: -200, max: 200 }),
    fc.double(),
    fc.constantFrom(180, -180, 90),
  );
  const position = fc.array(coordinate, { minLength: 1, maxLength: 3 });
  const rings = fc.array(fc.array(position, { maxLength: 6 }), { maxLength: 3 });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        rings.map((all) => json(...all)),
      ),
      (text) => {
        readGeometry(text);
      },
    ),
  );
});

test('the largest area is read quickly enough for dragging a corner', () => {
  const largest = json(circle(MAX_VERTICES, [0, 0], 10));
  expect(largest.length).toBeLessThan(MAX_GEOMETRY_CHARACTERS);
  const begin = performance.now();
  expect(readGeometry(largest)).toHaveProperty('geometry');
  // About 30 ms on a laptop; the bound leaves room for a busy machine.
  expect(performance.now() - begin).toBeLessThan(1000);
});
