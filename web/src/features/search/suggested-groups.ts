import type { Position } from '@waymark/model/geography/position';
import type { Locale } from '@waymark/model/locale';
import { findSimilarNames, type SearchedNames } from '../../elements/places/find-names.ts';
import type { SearchAnswer } from '../../services/search/engine.ts';
import { type Found, findPublic, findSaved, type Saved } from '../../services/search/find-suggestions.ts';
import type { Failure } from '../../session/failure.ts';
import { recentSearches } from './recent-searches.ts';
import { type Group, groupsOf, groupsWithoutWords } from './suggestion.ts';

/** What the box offers for some words. */
export interface Suggested {
  groups: Group[];
  failure?: Failure | undefined;
  /** Whether nothing fits the words: what is offered then was not searched for. */
  isNothing?: boolean;
}

/** Where suggestions come from. */
interface Sources {
  names: Promise<SearchedNames>;
  /** The names have come after the words were answered without them. */
  onLateNames: (words: string) => void;
  saved: () => Promise<SearchAnswer<Saved>>;
  locale: Locale;
}

/** Places first, then everything else that the words find; what people saved where there are no words, or they find nothing. */
export async function suggestedGroups(
  words: string,
  { names, onLateNames, saved, locale }: Sources,
): Promise<Suggested> {
  const isSearch = words.trim() !== '';
  if (isSearch) {
    const soon = inTime(names);
    const found = await findPublic(words);
    const failure = 'failure' in found ? found.failure : undefined;
    const loaded = await soon;
    if (loaded === undefined) names.then(() => onLateNames(words)).catch(() => {});
    const named = loaded === undefined ? [] : await findSimilarNames(words, loaded, locale);
    const groups = groupsOf(words, 'done' in found ? found.done : NOTHING, named, locale);
    if (groups.length > 0 || failure !== undefined) return { groups, failure };
  }
  const recent = isSearch ? [] : recentSearches();
  const answer = await saved();
  if ('failure' in answer)
    return { groups: groupsWithoutWords(recent, [], false), failure: answer.failure, isNothing: isSearch };
  return { groups: groupsWithoutWords(recent, answer.done.hits, answer.done.isNear), isNothing: isSearch };
}

const NOTHING: Found = { places: [], others: [] };

/**
 * Finds what people saved, at once and once, so that words that find nothing need no further request; again after a failure.
 * @param near as in `findSaved`
 */
export function savedOnce(near: Position | undefined): () => Promise<SearchAnswer<Saved>> {
  let request: Promise<SearchAnswer<Saved>> | undefined = findSaved(near);
  return async () => {
    request ??= findSaved(near);
    const answer = await request;
    if ('failure' in answer) request = undefined;
    return answer;
  };
}

/** How long the names on the map may delay what was found, in milliseconds: they load when the box opens. */
const LONGEST_WAIT = 300;

/** The names; undefined where they are late or cannot be loaded, which is logged where they load. */
function inTime(names: Promise<SearchedNames>): Promise<SearchedNames | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT));
  return Promise.race([names.catch(() => undefined), late]);
}
