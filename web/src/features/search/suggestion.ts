import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import type { Locale } from '@waymark/model/locale';
import { pathTo } from '@waymark/model/paths/path-to';
import type { SearchHit } from '@waymark/model/search/search-hit';
import type { SearchKind } from '@waymark/model/search/search-kinds';
import type { Found } from '../../services/search/find.ts';

/** What the box offers: something that was found, or words that were searched for before. */
export type Suggestion = { key: string; hit: SearchHit } | { key: string; words: string };

export type GroupName = 'recent' | 'saved' | 'nearby' | 'places' | SearchKind;

/** Suggestions with a heading. */
export interface Group {
  name: GroupName;
  suggestions: Suggestion[];
}

/** Places first, then the kinds in the order of the best hit of each. */
export function groupsOf({ places, others }: Found): Group[] {
  const groups = new Map<GroupName, Suggestion[]>([['places', places.map(suggest)]]);
  for (const hit of others) groups.set(hit.kind, [...(groups.get(hit.kind) ?? []), suggest(hit)]);
  return toGroups(groups);
}

/** What is offered before words are typed, and where they find nothing. */
export function groupsAtRest(
  recent: readonly string[],
  saved: readonly SearchHit[],
  isNear: boolean,
): Group[] {
  return toGroups(
    new Map<GroupName, Suggestion[]>([
      ['recent', recent.map((words) => ({ key: words, words }))],
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
  return { key: hit.key, hit };
}

/** The page of what was found. */
export function pathToHit({ kind, id, creator }: SearchHit, locale: Locale): string {
  switch (kind) {
    case 'creator':
      return pathTo('creators-id', { id: creator ?? id }, locale);
    case 'country':
      return pathTo('countries-slug', { slug: id }, locale);
    case 'article':
      return pathTo('blog-slug', { slug: id }, locale);
    default:
      return pathTo(`${COLLECTION_OF[kind]}-id`, { id }, locale);
  }
}
