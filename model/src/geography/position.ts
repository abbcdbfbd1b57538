/** A spot on Earth in degrees, WGS 84. */
export interface Position {
  lat: number;
  /** Both −180 and 180 are written for the same meridian. */
  lng: number;
}

/**
 * The same meridian within −180…180 degrees. A value in that range is returned as it is, so that no precision
 * is lost; any other finite number of degrees is wrapped to −180 (inclusive)…180 (exclusive).
 */
export function normaliseLongitude(lng: number): number {
  if (lng >= -180 && lng <= 180) return lng;
  const turned = (lng + 180) % 360;
  return (turned < 0 ? turned + 360 : turned) - 180;
}

/** Whether both are exactly the same spot, however the antimeridian or a pole is written. */
export function samePosition(a: Position, b: Position): boolean {
  if (a.lat !== b.lat) return false;
  return Math.abs(a.lat) === 90 || a.lng === b.lng || Math.abs(a.lng - b.lng) === 360;
}

/** The position to a tenth of a metre: as exact as anyone places or measures it, and short to write. */
export function roundPosition({ lat, lng }: Position): Position {
  return { lat: rounded(lat), lng: rounded(lng) };
}

/** Digits of a degree after the point. */
const DIGITS = 6;

function rounded(degrees: number): number {
  const round = Number(degrees.toFixed(DIGITS));
  // Avoids a negative zero.
  return round === 0 ? 0 : round;
}
