import { cityNear } from '@waymark/model/geography/cities';
import type { Position } from '@waymark/model/geography/position';
import { LOCALES } from '@waymark/model/locale';

const NAMES = LOCALES.map((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }));

/**
 * The names of the nearest city of the atlas and of the country, in both languages, each name once.
 *
 * @param spot undefined where there is none
 * @param countryCode ISO 3166-1 alpha-2; null where there is none
 */
export function placesOf(spot: Position | undefined, countryCode: string | null): string[] {
  const [en, fr] = (spot && cityNear(spot)) ?? [];
  const city = en === undefined || fr === undefined ? [] : [en, fr];
  const country = countryCode === null ? [] : NAMES.flatMap((names) => names.of(countryCode) ?? []);
  return [...new Set([...city, ...country])];
}
