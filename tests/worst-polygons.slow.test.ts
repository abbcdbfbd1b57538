import { cpuUsage } from 'node:process';
import { findCrossing } from '@waymark/model/geography/crossing';
import { MAX_VERTICES } from '@waymark/model/geography/geometry';
import type { Ring, Vertex } from '@waymark/model/geography/rings';
import { expect, test } from 'vitest';

const closed = (...vertices: Vertex[]): Ring => [...vertices, ...vertices.slice(0, 1)];

/** So many triangles that they have the most vertices of a geometry. */
function triangles(make: (share: number) => Ring): Ring[] {
  const count = Math.floor(MAX_VERTICES / 3);
  return Array.from({ length: count }, (_, index) => make(index / count));
}

/** Polygons whose edges nearly all cross the sweeping line at once. */
const WORST: Readonly<Record<string, Ring[]>> = {
  'rings within each other': triangles((share) => {
    const half = 80 * (1 - share * 0.98);
    return closed([-half, -half], [half, -half], [0, half]);
  }),
  'slanting slivers side by side': triangles((share) => {
    const west = -80 + share * 16;
    return closed([west, -80], [west + 140, 80], [west + 140.005, 80]);
  }),
  'a fan of triangles that share a vertex': triangles((share) => {
    const south = -80 + share * 160;
    return closed([0, 0], [80, south], [80, south + 0.05]);
  }),
};

test.each(Object.entries(WORST))('%s take no seconds', (_, rings) => {
  const before = cpuUsage();
  expect(findCrossing(rings)).toBeNull();
  expect(cpuUsage(before).user / 1_000).toBeLessThan(2_500);
});
