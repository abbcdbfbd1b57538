import { expect, test } from 'vitest';
import { findNames, findSimilarNames, type SearchedNames } from './find-names.ts';

const NAMES: SearchedNames = {
  cities: [
    ['Porto Novo', 'Porto-Novo', 6.5, 2.6, 5],
    ['Porto', 'Porto', 41.15, -8.61, 3],
    ['Barcelona', 'Barcelone', 41.39, 2.17, 2],
    ['New York', 'New York', 40.7, -74, 1],
    ['São Paulo', 'São Paulo', -23.5, -46.6, 1],
  ],
  countries: [['Portugal', 'Portugal', 39.5, -8, 2]],
};

const found = async (query: string, locale: 'en' | 'fr' = 'en') =>
  (await findSimilarNames(query, NAMES, locale)).map(({ name, isExact }) => (isExact ? name : `${name}?`));

test.each([
  ['porto', ['Porto', 'Porto Novo']],
  ['PORT', ['Porto', 'Porto Novo', 'Portugal']],
  ['novo', ['Porto Novo']],
  ['sao', ['São Paulo']],
  ['p', []],
])('%s names %j', (query, names) => {
  expect(findNames(query, NAMES, 'en').map(({ name }) => name)).toEqual(names);
});

test.each([
  ['a letter too few', 'barclona', ['Barcelona?']],
  ['a letter too many', 'barccelona', ['Barcelona?']],
  ['another letter', 'barcelana', ['Barcelona?']],
  ['two exchanged letters', 'bracelona', ['Barcelona?']],
  ['a mistake in the beginning of a name', 'barclo', ['Barcelona?']],
  ['a mistake in one of two words', 'new yrok', ['New York?']],
  ['a mistake and no accent', 'sao palo', ['São Paulo?']],
  ['two mistakes', 'barkelana', []],
  ['the end of a name', 'celona', []],
  ['signs that are none of a name', '(.*)[', []],
])('with %s, %s names %j', async (_what, query, names) => {
  expect(await found(query)).toEqual(names);
});

test('a name with a mistake is found in either language, and shown in that of the page', async () => {
  expect(await found('barcelonne', 'en')).toEqual(['Barcelona?']);
  expect(await found('barcelonne', 'fr')).toEqual(['Barcelone?']);
});

test('a name that is exact excludes similar ones', async () => {
  expect(await found('portu')).toEqual(['Portugal']);
});
