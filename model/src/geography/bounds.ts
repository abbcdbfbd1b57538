import { normaliseLongitude, type Position } from './position.ts';

/**
 * A rectangle of degrees, its edges included. Where `west > east` it crosses the antimeridian. −180 to 180 is the whole width of
 * the world.
 */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

export const WORLD: Bounds = { west: -180, south: -90, east: 180, north: 90 };

/** From west to east in degrees, 0…360. */
export function boundsWidth({ west, east }: Bounds): number {
  return west > east ? east - west + 360 : east - west;
}

/** The middle of the rectangle, as a Mercator-free mean of degrees. */
export function boundsCentre(bounds: Bounds): Position {
  return {
    lat: (bounds.south + bounds.north) / 2,
    lng: normaliseLongitude(bounds.west + boundsWidth(bounds) / 2),
  };
}

/** Whether the position lies in the rectangle or on its edge. */
export function boundsContain(bounds: Bounds, { lat, lng }: Position): boolean {
  return bounds.south <= lat && lat <= bounds.north && spansMeridian(bounds, lng);
}

function spansMeridian({ west, east }: Bounds, lng: number): boolean {
  if (Math.abs(lng) === 180) return spans(west, east, 180) || spans(west, east, -180);
  return spans(west, east, lng);
}

function spans(west: number, east: number, lng: number): boolean {
  return west > east ? lng >= west || lng <= east : west <= lng && lng <= east;
}
