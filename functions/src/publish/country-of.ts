import { iso1A2Code } from '@rapideditor/country-coder';
import type { Position } from '@waymark/model/geography/position';

/** The ISO 3166-1 alpha-2 code of the country or territory whose polygon holds the position; null on the high seas. */
export function countryOf({ lat, lng }: Position): string | null {
  return iso1A2Code([lng, lat], { level: 'territory' });
}
