import { KINDS, type Kind } from '@waymark/model/entities/kinds';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { Position } from '@waymark/model/geography/position';
import type { Locale } from '@waymark/model/locale';
import { choose, type LocalisedText } from '@waymark/model/localised';
import type { MapItem } from '@waymark/model/map-index/map-item';
import type { SearchHit } from '@waymark/model/search/search-hit';
import { byName } from './by-name.ts';
import { findNames, type MapName, NAME_ZOOM, type SearchedNames } from './find-names.ts';

/** A place that a search found. */
export interface FoundPlace {
  key: string;
  name: string;
  /** The language of the name. */
  lang: Locale;
  position: Position;
  /** The kind of an item of Waymark, or what else it is. */
  what: Kind | MapName | 'town' | 'address' | 'coordinates';
  /** Whether it is the author's own work, published or not. */
  isOwn: boolean;
  /** Where it is, in words. */
  detail?: string | undefined;
  /**
   * The zoom at which it is shown as a whole, where its position only says where to look: the user has to choose the exact spot.
   */
  zoom?: number;
}

/** The data to search, as far as it is loaded. */
interface Searched {
  /** The author's works. All of those with a position are found. */
  works: readonly WorkSummary[];
  /** Public items of the map, which stand in where no search engine answers. */
  items: readonly MapItem[];
  /** What the search engine found for the query, the best first; undefined without an answer. */
  hits?: readonly SearchHit[] | undefined;
  /** The names on the map. */
  names: SearchedNames | null;
}

/** Whether it is an item of Waymark. */
export function isKind(what: FoundPlace['what']): what is Kind {
  return KINDS.some((kind) => kind === what);
}

/** The maximum number of results. */
const MOST = 8;

/** How many of them are from the search engine, so that there is room for the names of the map. */
const MOST_HITS = 6;

/**
 * The places whose name in either language has a word that begins with the query, ignoring case and accents, and those that the
 * search engine found. The author's own works come first, then other items of Waymark, then the cities and countries of the map,
 * each by importance. What the engine found for another reason than its name, as a similar word or a word of its text, comes last.
 */
export function findPlaces(
  query: string,
  { works, items, hits, names }: Searched,
  locale: Locale,
): FoundPlace[] {
  const isNamed = byName(query);
  if (isNamed === undefined) return [];
  const isWanted = ({ title }: { title: LocalisedText }) => isNamed(title);
  const own = works.filter(isWanted).flatMap(({ kind, id, publicId = id, title, position, deletedAt }) => {
    const one = { key: `${kind}/${publicId}`, title, what: kind, isOwn: true };
    return position && deletedAt === undefined ? [{ ...one, position }] : [];
  });
  const found = hits?.slice(0, MOST_HITS) ?? items.filter(isWanted).toSorted((a, b) => b.rank - a.rank);
  const others = found.flatMap(({ kind, id, title, position }) => {
    const what = KINDS.find((one) => one === kind);
    return what && position ? [{ key: `${kind}/${id}`, title, position, what, isOwn: false }] : [];
  });
  const all = firstOfEach([...own, ...others]);
  const inLocale = ({ title, ...place }: (typeof all)[number]) => {
    const { value, lang } = choose(title, locale);
    return { ...place, name: value, lang };
  };
  const known = names === null ? [] : findNames(query, names, locale);
  const named = known.map((name) => ({ ...name, isOwn: false, zoom: NAME_ZOOM[name.what] }));
  return [
    ...all.filter(isWanted).map(inLocale),
    ...named,
    ...all.filter((place) => !isWanted(place)).map(inLocale),
  ].slice(0, MOST);
}

/** An item at the border of two tiles is in both, and the author's own work may also be a public item. */
function firstOfEach<Place extends { key: string }>(places: readonly Place[]): Place[] {
  const keys = new Set<string>();
  return places.filter(({ key }) => keys.size < keys.add(key).size);
}
