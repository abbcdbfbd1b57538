import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCrossing } from './crossing.ts';
import type { Ring, Vertex } from './rings.ts';

const closed = (...vertices: Vertex[]): Ring => [...vertices, ...vertices.slice(0, 1)];
const SQUARE = closed([0, 0], [10, 0], [10, 10], [0, 10]);

test.each<[string, Ring[]]>([
  ['a square', [SQUARE]],
  ['a square with a hole', [SQUARE, closed([2, 2], [4, 2], [4, 4])]],
  ['a hole that touches the square in a point', [SQUARE, closed([0, 5], [4, 4], [4, 6])]],
  ['a ring with a vertex drawn twice', [closed([0, 0], [10, 0], [10, 0], [10, 10])]],
  ['a vertex in the middle of a straight side', [closed([0, 0], [5, 0], [10, 0], [10, 10])]],
])('%s does not cross', (_, rings) => {
  expect(findCrossing(rings)).toBeNull();
});

test.each<[string, Ring[], Vertex]>([
  ['a bow tie', [closed([0, 0], [10, 10], [10, 0], [0, 10])], [5, 5]],
  [
    'a figure of eight through one vertex',
    [closed([0, 0], [5, 5], [10, 0], [10, 10], [5, 5], [0, 10])],
    [5, 5],
  ],
  ['a vertex on another side', [closed([0, 0], [10, 0], [10, 10], [5, 0], [0, 10])], [5, 0]],
  ['a spike', [closed([0, 0], [10, 0], [10, 10], [10, 5], [0, 5])], [10, 5]],
  ['a hole that reaches out', [SQUARE, closed([8, 4], [12, 5], [8, 6])], [10, 4.5]],
])('%s crosses', (_, rings, where) => {
  expect(findCrossing(rings)).toEqual(where);
});

test.each<[string, Ring[]]>([
  ['a line there and back', [closed([0, 0], [5, 5], [10, 10])]],
  ['the same ring twice', [SQUARE, SQUARE]],
  ['a hole along a side', [SQUARE, closed([0, 2], [0, 6], [4, 4])]],
])('%s crosses somewhere', (_, rings) => {
  expect(findCrossing(rings)).not.toBeNull();
});

/** Vertices sorted by their direction from an inner point make a ring that cannot cross itself. */
const arbitraryStar = fc
  .array(fc.integer({ min: 10, max: 100 }), { minLength: 3, maxLength: 60 })
  .map((radii) =>
    closed(
      ...radii.map((radius, i): Vertex => {
        const angle = (i / radii.length) * 2 * Math.PI;
        return [radius * Math.cos(angle), radius * Math.sin(angle)];
      }),
    ),
  );

test('a star-shaped ring never crosses, whichever vertex it begins with', () => {
  fc.assert(
    fc.property(arbitraryStar, fc.nat(59), (star, start) => {
      const open = star.slice(1);
      const first = start % open.length;
      expect(findCrossing([closed(...open.slice(first), ...open.slice(0, first))])).toBeNull();
    }),
  );
});

test('two vertices exchanged make a star-shaped ring cross', () => {
  const circle = Array.from({ length: 24 }, (_, i): Vertex => {
    return [Math.cos((i / 24) * 2 * Math.PI), Math.sin((i / 24) * 2 * Math.PI)];
  });
  fc.assert(
    fc.property(fc.nat(23), fc.integer({ min: 2, max: 22 }), (i, apart) => {
      const vertices = [...circle];
      const j = (i + apart) % 24;
      [vertices[i], vertices[j]] = [circle[j] ?? [0, 0], circle[i] ?? [0, 0]];
      expect(findCrossing([closed(...vertices)])).not.toBeNull();
    }),
  );
});
