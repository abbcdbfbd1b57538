import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { project, WORLD_TILE } from '../geography/tiles.ts';
import { WORLD_PIXELS } from './camera-tiles.ts';
import { type Cluster, clustersOf, widen } from './clusters.ts';
import { makeMapItem } from './make-map-item.ts';

const ZOOM = 5;

/** On both sides of the antimeridian. */
const arbitraryPosition = fc.record({
  lat: fc.double({ min: -8, max: 8, noNaN: true }),
  lng: fc.double({ min: 165, max: 195, noNaN: true }).map((east) => (east < 180 ? east : east - 360)),
});

const arbitraryClusters = fc.array(arbitraryPosition, { maxLength: 60 }).map((positions) => {
  const items = positions.map((position, at) =>
    makeMapItem({ kind: 'poi', id: `place${at}`.padEnd(20, 'x'), position }),
  );
  return clustersOf([{ ...WORLD_TILE, content: { leaf: true, items } }], { zoom: ZOOM, distance: 20 });
});

/** The distance of two clusters, in CSS pixels. */
function between(a: Cluster, b: Cluster): number {
  const [here, there] = [project(a.position), project(b.position)];
  const across = here.x - there.x;
  return Math.hypot(across - Math.round(across), here.y - there.y) * WORLD_PIXELS * 2 ** ZOOM;
}

test('wider clusters keep every item, stand as far apart as is asked, and are no more than before', () => {
  fc.assert(
    fc.property(arbitraryClusters, fc.integer({ min: 20, max: 400 }), (clusters, distance) => {
      const wider = widen(clusters, { zoom: ZOOM, distance });
      const idsIn = (all: readonly Cluster[]) =>
        all.flatMap(({ listed }) => listed.map(({ id }) => id)).sort();
      expect(idsIn(wider)).toEqual(idsIn(clusters));
      expect(wider.length).toBeLessThanOrEqual(clusters.length);
      for (const [i, a] of wider.entries())
        for (const b of wider.slice(i + 1)) expect(between(a, b)).toBeGreaterThan(distance - 0.1);
    }),
  );
});
