import { type Bounds, boundsWidth } from './bounds.ts';
import type { Position } from './position.ts';

/**
 * The smallest bounds that hold all positions, over the antimeridian where that is narrower; null for none.
 */
export function boundsOf(positions: Iterable<Position>): Bounds | null {
  return unionBounds(
    Array.from(positions, ({ lat, lng }) => ({ west: lng, south: lat, east: lng, north: lat })),
  );
}

/** The smallest bounds that hold all the given ones; null for none. */
export function unionBounds(several: readonly Bounds[]): Bounds | null {
  const first = several[0];
  if (first === undefined) return null;
  let { south, north } = first;
  for (const bounds of several) {
    south = Math.min(south, bounds.south);
    north = Math.max(north, bounds.north);
  }
  return { ...unionOfArcs(several.map(arcOf)), south, north };
}

/**
 * A stretch of longitudes: `start` −180…180 (exclusive), `end` ≥ `start`, and the edge that `end` stands for,
 * as given.
 */
type Arc = { start: number; end: number; east: number };

function arcOf(bounds: Bounds): Arc {
  const start = bounds.west === 180 ? -180 : bounds.west;
  if (boundsWidth(bounds) === 0) return { start, end: start, east: start };
  return { start, end: bounds.east < start ? bounds.east + 360 : bounds.east, east: bounds.east };
}

/**
 * The circle without the widest gap between the arcs. Its edges are the given numbers, never sums of them, and so stay exact.
 */
function unionOfArcs(arcs: Arc[]): { west: number; east: number } {
  arcs.sort((a, b) => a.start - b.start);
  // The arc that reaches farthest east also covers the beginning of the next turn.
  let reach = arcs.reduce((farthest, arc) => (arc.end > farthest.end ? arc : farthest));
  let reachEnd = reach.end - 360;
  let widest = 0;
  let union = { west: -180, east: 180 };
  for (const arc of arcs) {
    const gap = arc.start - reachEnd;
    if (gap > widest) {
      widest = gap;
      const endsAtAntimeridian = reach.east === -180 && arc.start !== -180;
      union = { west: arc.start, east: endsAtAntimeridian ? 180 : reach.east };
    }
    if (arc.end > reachEnd) {
      reach = arc;
      reachEnd = arc.end;
    }
  }
  return union;
}
