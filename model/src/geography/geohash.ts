import { boundingBoxBits, boundingBoxCoordinates, geohashForLocation, geohashQuery } from 'geofire-common';
import type { Position } from './position.ts';

/** Characters of a stored geohash: a cell of about 1.2 m by 0.6 m at the equator. */
const LENGTH = 10;
const BITS_PER_CHARACTER = 5;

/**
 * From the first geohash to the last one that begin with the same characters; `~` sorts after all of them.
 */
export type GeohashRange = [start: string, end: string];

const EVERYWHERE: GeohashRange = ['0', '~'];

/** geofire-common's own measure of a degree of latitude, in metres. */
const METRES_PER_DEGREE = 110_574;

/** The position's geohash, 10 characters of base 32, as it is stored beside every position. */
export function geohashOf({ lat, lng }: Position): string {
  return geohashForLocation([lat, lng], LENGTH);
}

/**
 * Ranges of geohashes that together hold everything within `radius` metres of the centre, and something
 * beyond it, so that results are to be filtered by distance. Each is for
 * `orderBy('geohash').startAt(start).endAt(end)`. There are at most 9.
 */
export function geohashRanges({ lat, lng }: Position, radius: number): GeohashRange[] {
  // Beside a pole a circle spans more meridians than geofire-common looks at.
  if (Math.abs(lat) + (2 * radius) / METRES_PER_DEGREE > 90) return [EVERYWHERE];
  // It looks at nine spots a radius apart, in cells at least that large, but measures the two by different
  // radii of the Earth, up to 0.6 % apart: its own `geohashQueryBounds` can leave out a cell between two.
  const apart = radius * 1.01;
  const bits = Math.max(1, boundingBoxBits([lat, lng], apart * 1.01));
  const ranges = boundingBoxCoordinates([lat, lng], apart).map((spot) =>
    geohashQuery(geohashForLocation(spot, Math.ceil(bits / BITS_PER_CHARACTER)), bits),
  );
  return [...new Map(ranges.map((range) => [range.join(), range])).values()];
}
