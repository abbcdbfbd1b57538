import type { Position } from '@waymark/model/geography/position';
import type { Locale } from '@waymark/model/locale';
import type { PackedNames } from '../../map/base-map/names.ts';
import { byName } from './by-name.ts';

/** The zoom at which a city or a country of the map is visible as a whole. */
export const NAME_ZOOM = { city: 10, country: 5 } as const;

export type MapName = keyof typeof NAME_ZOOM;

export type SearchedNames = Pick<PackedNames, 'cities' | 'countries'>;

type SearchedName = SearchedNames['cities'][number];

/** A city or a country that the map names. */
export interface FoundName {
  key: string;
  name: string;
  lang: Locale;
  /** Roughly its middle. */
  position: Position;
  what: MapName;
  /** Whether the query names it exactly, not with a mistake. */
  isExact: boolean;
}

/**
 * The cities and then the countries whose name in either language has a word that begins with the query, ignoring case and accents,
 * each by importance.
 */
export function findNames(query: string, names: SearchedNames, locale: Locale): FoundName[] {
  const isNamed = byName(query);
  if (isNamed === undefined) return [];
  return namedBy((all) => all.filter(([en, fr]) => isNamed({ en, fr })), names, { locale, isExact: true });
}

/** Like `findNames`; where nothing has that name, those whose name the query has with a mistake. */
export async function findSimilarNames(
  query: string,
  names: SearchedNames,
  locale: Locale,
): Promise<FoundName[]> {
  const exact = findNames(query, names, locale);
  if (exact.length > 0 || byName(query) === undefined) return exact;
  try {
    const { withMistake } = await import('./with-mistake.ts');
    return namedBy((all) => withMistake(query, all), names, { locale, isExact: false });
  } catch (error) {
    console.warn('The code for names with mistakes could not be loaded.', error);
    return [];
  }
}

function namedBy(
  filter: (all: readonly SearchedName[]) => SearchedName[],
  names: SearchedNames,
  { locale, isExact }: { locale: Locale; isExact: boolean },
): FoundName[] {
  return (['city', 'country'] as const).flatMap((what) =>
    filter(names[what === 'city' ? 'cities' : 'countries'])
      .toSorted(([, , , , a], [, , , , b]) => a - b)
      .map(([en, fr, lat, lng]) => ({
        key: `${what}/${en}/${lat}`,
        name: locale === 'fr' ? fr : en,
        lang: locale,
        position: { lat, lng },
        what,
        isExact,
      })),
  );
}
