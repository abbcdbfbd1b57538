import type { Kind } from '@waymark/model/entities/kinds';
import { folded } from '@waymark/model/folded';
import type { Position } from '@waymark/model/geography/position';
import type { Locale } from '@waymark/model/locale';
import { choose, type LocalisedText } from '@waymark/model/localised';
import type { MapItem } from '@waymark/model/map-index/map-item';
import type { PackedNames } from '../../map/base-map/names.ts';

/** A place that a search found. */
export interface FoundPlace {
  key: string;
  name: string;
  /** The language of the name. */
  lang: Locale;
  position: Position;
  /** One of Waymark's own, or a name that the map itself has: where that is exactly is for people to say. */
  what: Kind | 'city' | 'country';
}

/** More would not be read. */
const MOST = 8;

/** Shorter is no search. */
export const SHORTEST = 2;

/**
 * The places whose name in either language has a word that begins with the query, whatever the case and the accents: our own before
 * the cities and countries of the map, the better known ones first.
 */
export function findPlaces(
  query: string,
  items: readonly MapItem[],
  names: Pick<PackedNames, 'cities' | 'countries'> | null,
  locale: Locale,
): FoundPlace[] {
  const wanted = plain(query);
  if (wanted.length < SHORTEST) return [];
  const isWanted = (title: LocalisedText) =>
    [title.en, title.fr].some((name) => name !== undefined && ` ${plain(name)}`.includes(` ${wanted}`));
  const own = items
    .filter(({ title }) => isWanted(title))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ kind, id, title, position }) => placeOf(`${kind}/${id}`, title, position, kind, locale));
  const known = (['city', 'country'] as const).flatMap((what) =>
    (names?.[what === 'city' ? 'cities' : 'countries'] ?? [])
      .filter(([en, fr]) => isWanted({ en, fr }))
      .toSorted((a, b) => a[4] - b[4])
      .map(([en, fr, lat, lng]) => placeOf(`${what}/${en}/${lat}`, { en, fr }, { lat, lng }, what, locale)),
  );
  return unique([...own, ...known]).slice(0, MOST);
}

function placeOf(
  key: string,
  title: LocalisedText,
  position: Position,
  what: FoundPlace['what'],
  locale: Locale,
): FoundPlace {
  const { value, lang } = choose(title, locale);
  return { key, name: value, lang, position, what };
}

/** An item at the border of two tiles is in both. */
function unique(places: readonly FoundPlace[]): FoundPlace[] {
  return [...new Map(places.map((place) => [place.key, place])).values()];
}

function plain(text: string): string {
  return folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
