import { featuresContaining } from '@rapideditor/country-coder';
import type { Position } from '@waymark/model/geography/position';

/** Polygons end a metre short of the antimeridian in the east: nothing is looked for nearer to it than 11 m. */
const EASTERNMOST = 179.9999;

/** The ISO 3166-1 alpha-2 code of the country or territory whose polygon holds the position; null on the high seas. */
export function countryOf({ lat, lng }: Position): string | null {
  // From the smallest holder to the largest. A code that is only reserved, such as EA for Ceuta, has no country of ours.
  const holder = featuresContaining([Math.min(lng, EASTERNMOST), lat]).find(
    ({ properties: { iso1A2, isoStatus } }) => iso1A2 !== undefined && isoStatus !== 'excRes',
  );
  return holder?.properties.iso1A2 ?? null;
}
