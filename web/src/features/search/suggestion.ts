import type { Locale } from '@waymark/model/locale';
import { choose } from '@waymark/model/localised';
import type { SearchHit } from '@waymark/model/search/search-hit';
import type { SearchKind } from '@waymark/model/search/search-kinds';
import type { FoundName } from '../../elements/places/find-names.ts';
import type { Found } from '../../services/search/find-suggestions.ts';

/**
 * What the box offers: something that was found, a place that only the map names, words that were searched for before, or all results
 * for the words in the box.
 */
export type Suggestion =
  | { is: 'hit'; key: string; hit: SearchHit }
  | { is: 'place'; key: string; place: FoundName }
  | { is: 'words'; key: string; words: string }
  | { is: 'all'; key: string; words: string };

export type GroupName = 'recent' | 'saved' | 'nearby' | 'places' | 'all' | SearchKind;

/** Suggestions with a heading. */
export interface Group {
  name: GroupName;
  suggestions: Suggestion[];
}

/** How many places the box offers. */
const MOST_PLACES = 4;

/**
 * Places first, then the kinds in the order of the best hit of each, and last the way to all results. A place that only the map names
 * comes after those that have a page, and is left out where its name is merely similar and something else has the words.
 *
 * @param names what the map names by these words
 */
export function groupsOf(
  words: string,
  { places, others }: Found,
  names: readonly FoundName[],
  locale: Locale,
): Group[] {
  const titles = new Set(places.map(({ title }) => choose(title, locale).value));
  const isNamed = [...places, ...others].some(({ typos }) => typos === 0);
  const unwritten = names.filter(({ name, isExact }) => !titles.has(name) && (isExact || !isNamed));
  const groups = new Map<GroupName, Suggestion[]>([
    ['places', [...places.map(suggest), ...unwritten.map(suggestName)].slice(0, MOST_PLACES)],
  ]);
  for (const hit of others) groups.set(hit.kind, [...(groups.get(hit.kind) ?? []), suggest(hit)]);
  if (others.length + places.length > 0) groups.set('all', [{ is: 'all', key: 'all', words: words.trim() }]);
  return toGroups(groups);
}

/** What is offered before words are typed, and where they find nothing. */
export function groupsWithoutWords(
  recent: readonly string[],
  saved: readonly SearchHit[],
  isNear: boolean,
): Group[] {
  return toGroups(
    new Map<GroupName, Suggestion[]>([
      ['recent', recent.map((words) => ({ is: 'words', key: words, words }))],
      [isNear ? 'nearby' : 'saved', saved.map(suggest)],
    ]),
  );
}

function toGroups(groups: ReadonlyMap<GroupName, Suggestion[]>): Group[] {
  return [...groups]
    .filter(([, suggestions]) => suggestions.length > 0)
    .map(([name, suggestions]) => ({ name, suggestions }));
}

function suggest(hit: SearchHit): Suggestion {
  return { is: 'hit', key: hit.key, hit };
}

function suggestName(place: FoundName): Suggestion {
  return { is: 'place', key: place.key, place };
}
