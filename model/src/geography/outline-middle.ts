import { boundsCentre } from './bounds.ts';
import { boundsOf } from './bounds-union.ts';
import { planarCentroid } from './label-point.ts';
import type { Position } from './position.ts';
import type { Ring, Vertex } from './rings.ts';

/**
 * The centre of the bounds of the largest polygon in a GeoJSON text, which may be unfinished or invalid: the position of an
 * area that is still being drawn. Undefined where there is nothing to bound. Never throws.
 */
export function outlineMiddle(json: string): Position | undefined {
  const [first, ...others] = outersIn(json);
  if (first === undefined) return undefined;
  const largest = others.reduce((a, b) => (planarCentroid(b).area > planarCentroid(a).area ? b : a), first);
  const bounds = boundsOf(largest.map(([lng, lat]) => ({ lat, lng })));
  return bounds ? boundsCentre(bounds) : undefined;
}

/** The outer ring of each polygon, without vertices that are not on Earth. */
function outersIn(json: string): Ring[] {
  const value = parsed(json);
  if (typeof value !== 'object' || value === null) return [];
  const { type, coordinates } = value as { type?: unknown; coordinates?: unknown };
  const polygons = type === 'Polygon' ? [coordinates] : listIn(type === 'MultiPolygon' ? coordinates : []);
  return polygons
    .map((rings) => listIn(listIn(rings)[0]).filter(isOnEarth))
    .filter(({ length }) => length > 0);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isOnEarth(value: unknown): value is Vertex {
  const [lng, lat] = listIn(value);
  return typeof lng === 'number' && typeof lat === 'number' && Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
}
