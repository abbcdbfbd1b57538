import { CITIES } from '@waymark/model/geography/cities';
import { distance } from '@waymark/model/geography/distance';
import type { Position } from '@waymark/model/geography/position';
import { LOCALES } from '@waymark/model/locale';

/** How far from the middle of a city people still say that something is there, in metres. */
const NEAR_CITY = 25_000;

/** Degrees of latitude that are more than that. */
const BAND = 0.25;

const NAMES = LOCALES.map((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }));

/**
 * The names of the nearest city of the atlas and of the country, in both languages, each name once.
 *
 * @param spot undefined where there is none
 * @param countryCode ISO 3166-1 alpha-2; null where there is none
 */
export function placesOf(spot: Position | undefined, countryCode: string | null): string[] {
  const city = spot && cityAt(spot);
  const country = countryCode === null ? [] : NAMES.flatMap((names) => names.of(countryCode) ?? []);
  return [...new Set([...(city ?? []), ...country])];
}

function cityAt(spot: Position): string[] | undefined {
  let nearest: { names: string[]; metres: number } | undefined;
  for (const [en, fr, lat, lng] of CITIES) {
    if (Math.abs(lat - spot.lat) > BAND) continue;
    const metres = distance(spot, { lat, lng });
    if (metres <= (nearest?.metres ?? NEAR_CITY)) nearest = { names: [en, fr], metres };
  }
  return nearest?.names;
}
