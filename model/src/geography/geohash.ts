import { geohashForLocation } from 'geofire-common';
import type { Position } from './position.ts';

/** Characters of a stored geohash: a cell of about 1.2 m by 0.6 m at the equator. */
const LENGTH = 10;

/** The position's geohash, 10 characters of base 32, as it is stored beside every position. */
export function geohashOf({ lat, lng }: Position): string {
  return geohashForLocation([lat, lng], LENGTH);
}
