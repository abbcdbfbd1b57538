import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { distance } from '@waymark/model/geography/distance';
import type { Position } from '@waymark/model/geography/position';
import type { Locale } from '@waymark/model/locale';
import { choose, type LocalisedText } from '@waymark/model/localised';
import type { SearchHit } from '@waymark/model/search/search-hit';
import { plain } from '../../../../elements/places/by-name.ts';
import type { PackedNames } from '../../../../map/base-map/names.ts';
import type { PlaceWords } from './place-words.ts';

/** The kinds whose titles name places. Those of pins and markers may say anything. */
export const PLACE_KINDS = ['poi', 'destination', 'area'] as const satisfies readonly PublishedKind[];
type PlaceKind = (typeof PLACE_KINDS)[number];

/** A place that the words of an item name. */
export interface OfferedPlace {
  key: string;
  name: string;
  lang: Locale;
  position: Position;
  what: PlaceKind | 'city';
}

/** Where places are looked for, as far as it is loaded. */
interface Known {
  /** The works of the author. */
  works: Iterable<WorkSummary>;
  /** What the search engine found for words, by `queryOf`. */
  hits: ReadonlyMap<string, readonly SearchHit[]>;
  cities: CitiesByName | undefined;
}

/** The most places that are offered for an item. */
const MOST = 3;

/** Of cities with the same name, only the best known ones are offered. */
const NAMESAKES = 2;

/** A shorter name is too often a word. */
const SHORTEST = 3;

/** Within this many metres, a city and a destination with its name are one place. */
const ABOUT_ONE_PLACE = 20_000;

/** The cities of the map by their name in either language, without spaces; the best known first. */
export type CitiesByName = ReadonlyMap<string, PackedNames['cities']>;

export function citiesByName(cities: PackedNames['cities']): CitiesByName {
  const byName = new Map<string, PackedNames['cities']>();
  for (const city of cities.toSorted(([, , , , one], [, , , , other]) => one - other)) {
    for (const name of new Set([joined(city[0]), joined(city[1])])) {
      const same = byName.get(name);
      if (same) same.push(city);
      else byName.set(name, [city]);
    }
  }
  return byName;
}

/** What the search engine is asked for words; undefined where it is not asked. */
export function queryOf({ words, from }: PlaceWords): string | undefined {
  // Every sentence begins with a capital.
  return from === 'begin' || joined(words.join(' ')).length < SHORTEST ? undefined : words.join(' ');
}

/** The places that the words of an item name, the likeliest first. They are offered; nothing says that they are right. */
export function offeredPlaces(all: readonly PlaceWords[], known: Known, locale: Locale): OfferedPlace[] {
  const works = [...known.works].filter(({ deletedAt }) => deletedAt === undefined);
  const found = all.flatMap((words) => [
    ...itemsNamed(
      words,
      works.map((work) => ({ ...work, id: work.publicId ?? work.id })),
      locale,
    ),
    ...itemsNamed(words, known.hits.get(queryOf(words) ?? '') ?? [], locale),
    ...citiesNamed(words, known.cities, locale),
  ]);
  const offered: OfferedPlace[] = [];
  for (const place of found) {
    if (offered.length < MOST && !offered.some((other) => isSame(place, other))) offered.push(place);
  }
  return offered;
}

/** Whether two are the same item, or a city of the map and the item about it. */
function isSame(one: OfferedPlace, other: OfferedPlace): boolean {
  if (one.key === other.key) return true;
  return one.name === other.name && distance(one.position, other.position) < ABOUT_ONE_PLACE;
}

interface Titled {
  kind: string;
  id: string;
  title: LocalisedText;
  position?: Position | null;
}

/** Items whose title has the words as a whole, first those that have no others. A hashtag has to be the whole title. */
function itemsNamed({ words, from }: PlaceWords, items: readonly Titled[], locale: Locale): OfferedPlace[] {
  const wanted = words.join(' ');
  if (from === 'begin' || joined(wanted).length < SHORTEST) return [];
  const found = items.flatMap(({ kind, id, title, position }) => {
    const what = PLACE_KINDS.find((one) => one === kind);
    const titles = Object.values(title).filter((text) => text !== undefined);
    const isWhole = titles.some((text) => joined(text) === joined(wanted));
    const isPart =
      from !== 'hashtag' && titles.some((text) => ` ${plain(text)} `.includes(` ${plain(wanted)} `));
    if (what === undefined || !position || !(isWhole || isPart)) return [];
    const { value: name, lang } = choose(title, locale);
    return [{ isWhole, place: { key: `${kind}/${id}`, name, lang, position, what } }];
  });
  return found
    .toSorted((one, other) => Number(other.isWhole) - Number(one.isWhole))
    .map(({ place }) => place);
}

/** Cities that the words, or some of them that follow one another, name: the longest name first. */
function citiesNamed(
  { words }: PlaceWords,
  cities: CitiesByName | undefined,
  locale: Locale,
): OfferedPlace[] {
  if (cities === undefined) return [];
  for (let length = words.length; length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const name = joined(words.slice(start, start + length).join(' '));
      const named = name.length < SHORTEST ? undefined : cities.get(name);
      if (!named) continue;
      return named.slice(0, NAMESAKES).map(([en, fr, lat, lng]) => ({
        key: `city/${en}/${lat}`,
        name: locale === 'fr' ? fr : en,
        lang: locale,
        position: { lat, lng },
        what: 'city',
      }));
    }
  }
  return [];
}

function joined(text: string): string {
  return plain(text).replaceAll(' ', '');
}
