/** In degrees. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** A rectangle in degrees. Where west is more than east, it crosses the 180th meridian. */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

const EARTH_RADIUS_METRES = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** In metres, along a great circle. */
export function distanceBetween(one: Position, other: Position): number {
  const [lat1, lat2] = [radians(one.lat), radians(other.lat)];
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

/**
 * The rectangle with two opposite corners, in any order. A longitude beyond 180° continues across the meridian: from 170 to 190
 * it is the 20 degrees around it.
 */
export function boxBetween(lat1: number, lng1: number, lat2: number, lng2: number): Box {
  const [west, east] = [Math.min(lng1, lng2), Math.max(lng1, lng2)];
  const isWorld = east - west >= 360;
  return {
    south: Math.min(lat1, lat2),
    north: Math.max(lat1, lat2),
    west: isWorld ? -180 : wrapped(west),
    east: isWorld ? 180 : wrapped(east),
  };
}

export function isInBox({ lat, lng }: Position, { south, north, west, east }: Box): boolean {
  if (lat < south || lat > north) return false;
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
}

/** Whether a position is within a polygon on the plane of longitudes and latitudes, which must not cross the 180th meridian. */
export function isInPolygon({ lat, lng }: Position, corners: readonly Position[]): boolean {
  let isInside = false;
  for (const [at, one] of corners.entries()) {
    const other = corners[(at + 1) % corners.length] ?? one;
    const crosses = one.lat > lat !== other.lat > lat;
    const meets = one.lng + ((lat - one.lat) / (other.lat - one.lat)) * (other.lng - one.lng);
    if (crosses && lng < meets) isInside = !isInside;
  }
  return isInside;
}

function wrapped(lng: number): number {
  return lng >= -180 && lng <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180;
}
