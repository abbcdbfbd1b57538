import type { Ring, Vertex } from './rings.ts';

/**
 * A spot inside the polygon, whose rings are in one plane, for its label and its pin: the middle of the
 * polygon's widest stretch on the parallel through the centroid of its outer ring. Unlike the centroid it is
 * never in a hole or a bay.
 */
export function labelPoint(rings: readonly Ring[]): Vertex {
  const lat = latitudeThrough(rings[0] ?? []);
  const crossings = rings.flatMap((ring) => crossingsAt(lat, ring)).sort((a, b) => a - b);
  let middle = 0;
  let widest = Number.NEGATIVE_INFINITY;
  // Counted from outside, every second stretch between two edges is inside.
  for (let i = 1; i < crossings.length; i += 2) {
    const [from = 0, to = 0] = crossings.slice(i - 1, i + 1);
    if (to - from > widest) {
      widest = to - from;
      middle = (from + to) / 2;
    }
  }
  return [middle, lat];
}

/** What the ring encloses in the plane, in square degrees, and the latitude of its centroid. */
export function planarCentroid(ring: Ring): { area: number; lat: number } {
  // Seen from its first vertex, so that a small ring far from 0, 0 loses no precision.
  const [lng0, lat0] = ring[0] ?? [0, 0];
  let area = 0;
  let moment = 0;
  for (const [i, [lng, lat]] of ring.entries()) {
    const [nextLng, nextLat] = ring[i + 1] ?? [lng0, lat0];
    const triangle = ((lng - lng0) * (nextLat - lat0) - (nextLng - lng0) * (lat - lat0)) / 2;
    area += triangle;
    moment += (triangle * (lat - lat0 + (nextLat - lat0))) / 3;
  }
  return { area: Math.abs(area), lat: lat0 + moment / area };
}

/** The centroid's latitude; half-way up where the ring is too small for its area to differ from 0. */
function latitudeThrough(ring: Ring): number {
  let south = 90;
  let north = -90;
  for (const [, lat] of ring) {
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  const { lat } = planarCentroid(ring);
  return lat > south && lat < north ? lat : (south + north) / 2;
}

/** The longitudes at which the ring crosses the parallel; a vertex on it counts to what is north of it. */
function crossingsAt(parallel: number, ring: Ring): number[] {
  return ring.flatMap(([lng, lat], i) => {
    const [nextLng, nextLat] = ring[i + 1] ?? [lng, lat];
    if (lat < parallel === nextLat < parallel) return [];
    return [lng + ((parallel - lat) / (nextLat - lat)) * (nextLng - lng)];
  });
}
