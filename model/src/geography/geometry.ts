import * as z from 'zod/mini';
import { type Bounds, WORLD } from './bounds.ts';
import { unionBounds } from './bounds-union.ts';
import { findCrossing } from './crossing.ts';
import { labelPoint, planarCentroid } from './label-point.ts';
import { normaliseLongitude, type Position } from './position.ts';
import { crossesAntimeridian, type Ring, unrollRings, type Vertex } from './rings.ts';

/** An area on Earth as GeoJSON (RFC 7946): degrees, no altitudes, nothing else in it. */
export type Geometry =
  | { type: 'Polygon'; coordinates: Ring[] }
  | { type: 'MultiPolygon'; coordinates: Ring[][] };

/** The most vertices of all rings of a geometry, without those that close a ring. */
export const MAX_VERTICES = 5000;

/** Characters of a geometry's JSON: room for `MAX_VERTICES` with every digit that a number can have. */
export const MAX_GEOMETRY_CHARACTERS = 250_000;

/** Why a text is not the geometry of an area, in the order of the checks. */
export type GeometryFault =
  | 'not-json'
  | 'not-polygon'
  | 'too-large'
  | 'not-closed'
  | 'too-few-points'
  | 'out-of-range'
  | 'self-crossing';

/** A geometry, or the first fault found and the spot where the map can show it. */
export type GeometryRead = { geometry: Geometry } | FaultFound;
type FaultFound = { fault: GeometryFault; at?: Position };

const vertexSchema = z.pipe(
  z.tuple([z.number(), z.number()], z.number()),
  z.transform(([lng, lat]): Vertex => [lng, lat]),
);
const polygonSchema = z.array(z.array(vertexSchema));
const geometrySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: polygonSchema }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygonSchema) }),
]);

/**
 * Reads a GeoJSON Polygon or MultiPolygon and finds the first fault in it. Never throws. Altitudes and
 * members that the geometry does not need are left out of what it returns. Polygons of one MultiPolygon may
 * lie over each other.
 */
export function readGeometry(json: string): GeometryRead {
  if (json.length > MAX_GEOMETRY_CHARACTERS) return { fault: 'too-large' };
  const value = parse(json);
  if (value === undefined) return { fault: 'not-json' };
  const read = geometrySchema.safeParse(value);
  if (!read.success) return { fault: 'not-polygon' };
  return faultIn(polygonsOf(read.data)) ?? { geometry: read.data };
}

function faultIn(polygons: Ring[][]): FaultFound | null {
  const rings = polygons.flat();
  const vertexCount = rings.reduce((sum, ring) => sum + ring.length - 1, 0);
  if (vertexCount > MAX_VERTICES) return { fault: 'too-large' };
  if (!rings.every(isClosed)) return { fault: 'not-closed' };
  const isEmpty = polygons.length === 0 || polygons.some((polygonRings) => polygonRings.length === 0);
  if (isEmpty || !rings.every(hasThreeSpots)) return { fault: 'too-few-points' };
  if (!rings.flat().every(isOnEarth)) return { fault: 'out-of-range' };
  for (const polygonRings of polygons) {
    const crossing = findCrossing(unrollRings(polygonRings));
    if (crossing) return { fault: 'self-crossing', at: positionOf(crossing) };
  }
  return null;
}

/**
 * The smallest bounds of the geometry, over the antimeridian where an edge crosses it. A ring around a pole
 * has bounds as wide as the world, up to the pole.
 */
export function geometryBounds(geometry: Geometry): Bounds {
  const outers = polygonsOf(geometry).flatMap(([outer]) => (outer ? [outer] : []));
  const edges = outers.flatMap((ring) => ring.slice(1).map((to, i) => edgeBounds(ring[i] ?? to, to)));
  // Unrolled, a ring around a pole has vertices there.
  const lats = outers.flatMap((ring) => unrollRings([ring]).flat()).map(([, lat]) => lat);
  // A geometry that passed the checks has edges.
  return { ...(unionBounds(edges) ?? WORLD), south: Math.min(...lats), north: Math.max(...lats) };
}

/** A spot inside the largest polygon of a checked geometry, for its pin and label: see `labelPoint`. */
export function geometryCentre(geometry: Geometry): Position {
  const largest = polygonsOf(geometry)
    .map(unrollRings)
    .map((rings) => ({ rings, size: planarCentroid(rings[0] ?? []).area }))
    .reduce((a, b) => (b.size > a.size ? b : a));
  return positionOf(labelPoint(largest.rings));
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // No JSON says undefined.
    return undefined;
  }
}

function polygonsOf(geometry: Geometry): Ring[][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

function isClosed(ring: Ring): boolean {
  const first = ring[0];
  const last = ring.at(-1);
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

function hasThreeSpots(ring: Ring): boolean {
  return new Set(ring.map(String)).size >= 3;
}

function isOnEarth([lng, lat]: Vertex): boolean {
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
}

function edgeBounds(from: Vertex, to: Vertex): Bounds {
  const [west, east] =
    from[0] < to[0] !== crossesAntimeridian(from, to) ? [from[0], to[0]] : [to[0], from[0]];
  return { west, south: Math.min(from[1], to[1]), east, north: Math.max(from[1], to[1]) };
}

function positionOf([lng, lat]: Vertex): Position {
  return { lat, lng: normaliseLongitude(lng) };
}
