import type { Position } from '../query/geometry.ts';
import { isJsonRecord } from './leaves.ts';

/** The positions in a record's `_geoloc`, in degrees. Undefined where one of them is none. */
export function positionsIn(geoloc: unknown): Position[] | undefined {
  if (geoloc === undefined || geoloc === null) return [];
  const given = Array.isArray(geoloc) ? geoloc : [geoloc];
  const positions = given.map(positionIn).filter((position) => position !== undefined);
  return positions.length === given.length ? positions : undefined;
}

function positionIn(value: unknown): Position | undefined {
  if (!isJsonRecord(value)) return undefined;
  const { lat, lng } = value;
  if (typeof lat !== 'number' || typeof lng !== 'number') return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}
