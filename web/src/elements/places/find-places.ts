import type { Kind } from '@waymark/model/entities/kinds';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { Position } from '@waymark/model/geography/position';
import type { Locale } from '@waymark/model/locale';
import { choose, type LocalisedText } from '@waymark/model/localised';
import type { MapItem } from '@waymark/model/map-index/map-item';
import type { PackedNames } from '../../map/base-map/names.ts';
import { byName } from './by-name.ts';

/** The zoom at which what the map itself has a name of is seen whole. */
export const NAME_ZOOM = { city: 10, country: 5 } as const;

/** A place that a search found. */
export interface FoundPlace {
  key: string;
  name: string;
  /** The language of the name. */
  lang: Locale;
  position: Position;
  /** One of Waymark's own, or a name that the map itself has: where that is exactly is for people to say. */
  what: Kind | keyof typeof NAME_ZOOM;
  /** It is the writer's own, published or not. */
  isOwn: boolean;
}

/** What is searched, as far as it is known. */
interface Searched {
  /** Of whoever writes: all that have a position are found. */
  works: readonly WorkSummary[];
  /** Public ones. */
  items: readonly MapItem[];
  /** Those of the map itself. */
  names: Pick<PackedNames, 'cities' | 'countries'> | null;
}

/** Whether it is but a name of the map, which is no spot. */
export function isMapName(what: FoundPlace['what']): what is keyof typeof NAME_ZOOM {
  return what in NAME_ZOOM;
}

/** More would not be read. */
const MOST = 8;

/**
 * The places whose name in either language has a word that begins with the query, whatever the case and the accents: the writer's own
 * before others of Waymark, and these before the cities and countries of the map; the better known ones first.
 */
export function findPlaces(query: string, { works, items, names }: Searched, locale: Locale): FoundPlace[] {
  const isNamed = byName(query);
  if (isNamed === undefined) return [];
  const isWanted = ({ title }: { title: LocalisedText }) => isNamed(title);
  const own = works.filter(isWanted).flatMap(({ kind, id, publicId = id, title, position, deletedAt }) => {
    const found = { key: `${kind}/${publicId}`, title, what: kind, isOwn: true };
    return position && deletedAt === undefined ? [{ ...found, position }] : [];
  });
  const others = items
    .filter(isWanted)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ kind, id, title, position }) => ({
      key: `${kind}/${id}`,
      title,
      position,
      what: kind,
      isOwn: false,
    }));
  const known = (['city', 'country'] as const).flatMap((what) =>
    (names?.[what === 'city' ? 'cities' : 'countries'] ?? [])
      .map(([en, fr, lat, lng, rank]) => ({ title: { en, fr }, position: { lat, lng }, rank }))
      .filter(isWanted)
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ title, position }) => ({
        key: `${what}/${title.en}/${position.lat}`,
        title,
        position,
        what,
        isOwn: false,
      })),
  );
  return firstOfEach([...own, ...others, ...known])
    .slice(0, MOST)
    .map(({ title, ...place }) => {
      const { value, lang } = choose(title, locale);
      return { ...place, name: value, lang };
    });
}

/** An item at the border of two tiles is in both, and what is the writer's own may be among the others. */
function firstOfEach<Place extends { key: string }>(places: readonly Place[]): Place[] {
  const keys = new Set<string>();
  return places.filter(({ key }) => keys.size < keys.add(key).size);
}
