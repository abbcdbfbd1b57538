import { KINDS } from '@waymark/model/entities/kinds';
import { matchPath } from '@waymark/model/paths/match-path';
import type { SearchHit } from '@waymark/model/search/search-hit';
import { SEARCH_KINDS, type SearchKind } from '@waymark/model/search/search-kinds';
import { describe, expect, it } from 'vitest';
import { groupsAtRest, groupsOf, pathToHit } from './suggestion.ts';

function hitOf(kind: SearchKind, id = 'one'): SearchHit {
  const texts = { title: { en: 'A title' }, marked: {} };
  const none = {
    category: undefined,
    colour: undefined,
    country: undefined,
    creator: undefined,
    cover: null,
    typos: 0,
  };
  return { key: `${kind}/${id}`, kind, id, ...texts, ...none };
}

describe('what was found', () => {
  it('is grouped by kind in the order of the best of each, after the places', () => {
    const others = [hitOf('poi', 'a'), hitOf('post', 'b'), hitOf('poi', 'c'), hitOf('creator', 'd')];
    const groups = groupsOf({ places: [hitOf('country', 'p')], others });
    expect(groups.map(({ name, suggestions }) => [name, suggestions.map(({ key }) => key)])).toEqual([
      ['places', ['country/p']],
      ['poi', ['poi/a', 'poi/c']],
      ['post', ['post/b']],
      ['creator', ['creator/d']],
    ]);
  });

  it('has no group without anything in it', () => {
    expect(groupsOf({ places: [], others: [] })).toEqual([]);
    expect(groupsAtRest([], [], true)).toEqual([]);
  });
});

it('before words are typed, the last searches come first, then what people saved', () => {
  const names = (isNear: boolean) => groupsAtRest(['tea'], [hitOf('pin')], isNear).map(({ name }) => name);
  expect(names(false)).toEqual(['recent', 'saved']);
  expect(names(true)).toEqual(['recent', 'nearby']);
});

it.each(SEARCH_KINDS)('what was found of the kind %s leads to a page in both languages', (kind) => {
  const id = kind === 'creator' ? 'handle' : 'one';
  const hit = { ...hitOf(kind), ...(kind === 'creator' && { creator: 'handle' }) };
  const [english, french] = [pathToHit(hit, 'en'), pathToHit(hit, 'fr')];
  expect(french).toBe(`/fr${english}`);
  expect(matchPath(english)?.params).toEqual(
    kind === 'country' || kind === 'article' ? { slug: id } : { id },
  );
  if (KINDS.some((one) => one === kind)) expect(english.endsWith('/one')).toBe(true);
});
