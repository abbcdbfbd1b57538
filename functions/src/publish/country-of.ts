import { featuresContaining } from '@rapideditor/country-coder';
import type { Position } from '@waymark/model/geography/position';

/** In the east polygons end a metre before the antimeridian, so positions are moved to 11 m from it. */
const EASTERNMOST = 179.9999;

/** The ISO 3166-1 alpha-2 code of the country or territory whose polygon holds the position; null on the high seas. */
export function countryOf({ lat, lng }: Position): string | null {
  // From the smallest region to the largest. A reserved code, such as EA for Ceuta, has no country here.
  const holder = featuresContaining([Math.min(lng, EASTERNMOST), lat]).find(
    ({ properties: { iso1A2, isoStatus } }) => iso1A2 !== undefined && isoStatus !== 'excRes',
  );
  return holder?.properties.iso1A2 ?? null;
}
