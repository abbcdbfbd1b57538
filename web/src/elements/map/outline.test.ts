// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { frameOf, outlineOf, routeThrough } from './outline.ts';

const SQUARE = [
  [5, 43],
  [6, 43],
  [6, 44],
  [5, 43],
];

test('an area has a shape for each of its polygons, with all its rings', () => {
  const one = outlineOf(JSON.stringify({ type: 'Polygon', coordinates: [SQUARE, SQUARE] }), { id: 'a' });
  expect(one).toHaveLength(1);
  expect(one[0]?.lines).toHaveLength(2);
  expect(one[0]?.lines[0]?.[1]).toEqual({ lat: 43, lng: 6 });
  const two = outlineOf(JSON.stringify({ type: 'MultiPolygon', coordinates: [[SQUARE], [SQUARE]] }), {
    id: 'a',
  });
  expect(two.map(({ id }) => id)).toEqual(['a/0', 'a/1']);
});

test.each(['', 'null', '{}', '{"type":"Polygon","coordinates":[7]}'])(
  'an invalid outline (%j) is not drawn, and a warning is logged',
  (geometry) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(outlineOf(geometry, { id: 'a' })).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  },
);

test('bounds become a closed ring, and a route needs two places', () => {
  const { lines } = frameOf({ west: 1, south: 2, east: 3, north: 4 }, 'a');
  expect(lines[0]?.[0]).toEqual(lines[0]?.at(-1));
  expect(routeThrough([{ lat: 1, lng: 2 }], 'a')).toEqual([]);
  expect(
    routeThrough(
      [
        { lat: 1, lng: 2 },
        { lat: 3, lng: 4 },
      ],
      'a',
    ),
  ).toHaveLength(1);
});
