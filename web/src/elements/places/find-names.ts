import type { Position } from '@waymark/model/geography/position';
import type { Locale } from '@waymark/model/locale';
import type { PackedNames } from '../../map/base-map/names.ts';
import { byName } from './by-name.ts';

/** The zoom at which a city or a country of the map is visible as a whole. */
export const NAME_ZOOM = { city: 10, country: 5 } as const;

export type MapName = keyof typeof NAME_ZOOM;

export type SearchedNames = Pick<PackedNames, 'cities' | 'countries'>;

/** A city or a country that the map names. */
export interface FoundName {
  key: string;
  name: string;
  lang: Locale;
  /** Roughly its middle. */
  position: Position;
  what: MapName;
}

/**
 * The cities and then the countries whose name in either language has a word that begins with the query, ignoring case and accents,
 * each by importance.
 */
export function findNames(query: string, names: SearchedNames, locale: Locale): FoundName[] {
  const isNamed = byName(query);
  if (isNamed === undefined) return [];
  return (['city', 'country'] as const).flatMap((what) =>
    names[what === 'city' ? 'cities' : 'countries']
      .filter(([en, fr]) => isNamed({ en, fr }))
      .toSorted(([, , , , a], [, , , , b]) => a - b)
      .map(([en, fr, lat, lng]) => ({
        key: `${what}/${en}/${lat}`,
        name: locale === 'fr' ? fr : en,
        lang: locale,
        position: { lat, lng },
        what,
      })),
  );
}
