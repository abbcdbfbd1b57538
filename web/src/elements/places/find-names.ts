import uFuzzy from '@leeoniya/ufuzzy';
import type { Position } from '@waymark/model/geography/position';
import type { Locale } from '@waymark/model/locale';
import type { PackedNames } from '../../map/base-map/names.ts';
import { byName, plain } from './by-name.ts';

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
  /** Whether the query names it exactly, not with a mistake. */
  isExact: boolean;
}

/**
 * The cities and then the countries whose name in either language has a word that begins with the query, ignoring case and accents,
 * each by importance. Where there is none, those whose name the query has with one mistake in a word.
 */
export function findNames(query: string, names: SearchedNames, locale: Locale): FoundName[] {
  const isNamed = byName(query);
  if (isNamed === undefined) return [];
  const exact = namedBy((all) => all.filter(([en, fr]) => isNamed({ en, fr })), names, locale);
  if (exact.length > 0) return exact.map((name) => ({ ...name, isExact: true }));
  const similar = namedBy((all) => withMistake(query, all), names, locale);
  return similar.map((name) => ({ ...name, isExact: false }));
}

type PackedName = SearchedNames['cities'][number];

function namedBy(
  filter: (all: readonly PackedName[]) => PackedName[],
  names: SearchedNames,
  locale: Locale,
): Omit<FoundName, 'isExact'>[] {
  return (['city', 'country'] as const).flatMap((what) =>
    filter(names[what === 'city' ? 'cities' : 'countries'])
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

/** One letter too many, too few, replaced or exchanged in each word; short words have none. A match begins where a word does. */
const MISTAKES = new uFuzzy({ intraMode: 1, interLft: 2 });

function withMistake(query: string, names: readonly PackedName[]): PackedName[] {
  const wanted = plain(query);
  const found = [0, 1].flatMap(
    (language) =>
      MISTAKES.filter(
        names.map((name) => plain(String(name[language]))),
        wanted,
      ) ?? [],
  );
  return [...new Set(found)].flatMap((index) => (names[index] ? [names[index]] : []));
}
