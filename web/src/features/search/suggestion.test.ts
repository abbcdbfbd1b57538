import type { SearchKind } from '@waymark/model/search/search-kinds';
import { exampleHit } from '@waymark/model/testing/example-hit';
import { describe, expect, it } from 'vitest';
import type { FoundName } from '../../elements/places/find-names.ts';
import { groupsOf, groupsWithoutWords } from './suggestion.ts';

const hitOf = (kind: SearchKind, id = 'one') => exampleHit({ kind, id });

describe('what was found', () => {
  it('is grouped by kind in the order of the best of each, after the places', () => {
    const others = [hitOf('poi', 'a'), hitOf('post', 'b'), hitOf('poi', 'c'), hitOf('creator', 'd')];
    const groups = groupsOf(' tea ', { places: [hitOf('country', 'p')], others }, [], 'en');
    expect(groups.map(({ name, suggestions }) => [name, suggestions.map(({ key }) => key)])).toEqual([
      ['places', ['country/p']],
      ['poi', ['poi/a', 'poi/c']],
      ['post', ['post/b']],
      ['creator', ['creator/d']],
      ['all', ['all']],
    ]);
  });

  it('has no group without anything in it', () => {
    expect(groupsOf('tea', { places: [], others: [] }, [], 'en')).toEqual([]);
    expect(groupsWithoutWords([], [], true)).toEqual([]);
  });
});

it('a place that only the map names comes after those with a page, and a place with a page is offered once', () => {
  const name = (name: string): FoundName => ({
    key: name,
    name,
    lang: 'en',
    position: { lat: 1, lng: 2 },
    what: 'city',
    isExact: true,
  });
  const names = ['A title', 'Porto', 'Porto Alegre', 'Porto Novo', 'Porto Velho'].map(name);
  const [places] = groupsOf('porto', { places: [hitOf('destination')], others: [] }, names, 'en');
  expect(places?.suggestions.map(({ key }) => key)).toEqual([
    'destination/one',
    'Porto',
    'Porto Alegre',
    'Porto Novo',
  ]);
});

it.each([
  [0, ['pin']],
  [1, ['places', 'pin']],
])('a place with a similar name is offered where the best hit has %i mistakes: %j', (typos, groups) => {
  const porto = {
    key: 'porto',
    name: 'Porto',
    lang: 'en',
    position: { lat: 1, lng: 2 },
    what: 'city',
  } as const;
  const found = { places: [], others: [exampleHit({ kind: 'pin', id: 'one', typos })] };
  const names = groupsOf('prto', found, [{ ...porto, isExact: false }], 'en').map(({ name }) => name);
  expect(names).toEqual([...groups, 'all']);
});

it('before words are typed, the last searches come first, then what people saved', () => {
  const names = (isNear: boolean) =>
    groupsWithoutWords(['tea'], [hitOf('pin')], isNear).map(({ name }) => name);
  expect(names(false)).toEqual(['recent', 'saved']);
  expect(names(true)).toEqual(['recent', 'nearby']);
});
