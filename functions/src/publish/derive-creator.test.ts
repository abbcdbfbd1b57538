import { MAX_COUNTRIES, NO_ITEMS } from '@waymark/model/entities/creator';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { changesNames, countsOf, deriveCreator, derivedCounts } from './derive-creator.ts';

test('a new creator has a sort name, the starts of their names and no items', () => {
  expect(deriveCreator({ name: '  Inès Moreau ', handle: 'ines' })).toEqual({
    sortName: 'ines moreau',
    nameStarts: expect.arrayContaining(['ine', 'ines m', 'mor']),
    counts: NO_ITEMS,
    total: 0,
    countries: [],
  });
});

test('a creator’s total is the sum of the kinds', () => {
  const counts = { destination: 1, area: 2, poi: 4, pin: 8, marker: 16, post: 32 };
  expect(derivedCounts({ counts, byCountry: new Map() })).toMatchObject({ counts, total: 63 });
});

test('the countries of a creator are ordered by their numbers of items, and equal ones by code', () => {
  const byCountry = new Map([
    ['IT', 1],
    ['FR', 3],
    ['ES', 1],
    ['PT', 2],
  ]);
  expect(derivedCounts({ counts: NO_ITEMS, byCountry }).countries).toEqual(['FR', 'PT', 'ES', 'IT']);
});

test('a creator with items everywhere has the countries with most items', () => {
  const codes = Array.from({ length: 20 }, (_, index) => `A${String.fromCharCode(65 + index)}`);
  const byCountry = new Map(codes.map((code, index) => [code, index]));
  const { countries } = derivedCounts({ counts: NO_ITEMS, byCountry });
  expect(countries).toEqual(codes.reverse().slice(0, MAX_COUNTRIES));
});

test('items are counted by kind', () => {
  expect(countsOf(['pin', 'post', 'pin'])).toEqual({ ...NO_ITEMS, pin: 2, post: 1 });
  expect(countsOf([])).toEqual(NO_ITEMS);
});

const NAMED = { name: 'Inès', handle: 'ines', avatar: null, sortName: 'ines', nameStarts: ['ine'], total: 1 };

test.each<[boolean, string, object | undefined, object | undefined]>([
  [true, 'a new record', undefined, NAMED],
  [true, 'another name', NAMED, { ...NAMED, name: 'Zoé' }],
  [true, 'another handle', NAMED, { ...NAMED, handle: 'zoe' }],
  [true, 'another picture', NAMED, { ...NAMED, avatar: { path: 'users/u/photos/a' } }],
  [true, 'a wrong sort name', NAMED, { ...NAMED, sortName: 'zz' }],
  [true, 'wrong starts', NAMED, { ...NAMED, nameStarts: [] }],
  [false, 'another total', NAMED, { ...NAMED, total: 2, nameStarts: ['ine'] }],
  [false, 'no record before and after', undefined, undefined],
])('whether a creator’s names or bylines can change: %s, %s', (changes, _, before, after) => {
  expect(changesNames(record(before), record(after))).toBe(changes);
});

function record(fields: object | undefined): DocumentSnapshot {
  return { get: (field: string) => Object(fields)[field] } as unknown as DocumentSnapshot;
}
