import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { HIGHLIGHT } from './highlight.ts';
import { readHits } from './search-hit.ts';

const HIT = { key: 'pois/abc', kind: 'poi', id: 'abc', title: { en: 'A museum' }, category: 'museum' };
const READ = {
  ...HIT,
  marked: {},
  colour: undefined,
  country: undefined,
  creator: undefined,
  cover: null,
  typos: 0,
};

it('hits are read with the fields that a result shows, and no others', () => {
  const marked = `A ${HIGHLIGHT.start}museum${HIGHLIGHT.end}`;
  const hit = {
    ...HIT,
    saves: 7,
    country: 'PT',
    cover: { path: 'photos/x', width: 3 },
    _rankingInfo: { nbTypos: 2, words: 1 },
    _highlightResult: { title: { en: { value: marked, matchLevel: 'full' } } },
  };
  expect(readHits([hit])).toEqual([
    { ...READ, country: 'PT', cover: 'photos/x', marked: { en: marked }, typos: 2 },
  ]);
});

it.each([
  ['of an unknown kind', { ...HIT, kind: 'trail' }],
  ['without a title', { ...HIT, title: undefined }],
  ['with a title in no known language', { ...HIT, title: { de: 'Ein Museum' } }],
  ['without a key', { ...HIT, key: '' }],
  ['whose id is no text', { ...HIT, id: 7 }],
  ['that is no object', 'text'],
  ['that is null', null],
])('a hit %s is left out, and the others stay', (_what, hit) => {
  expect(readHits([hit, HIT])).toEqual([READ]);
});

it('an unknown category or colour is left out of its hit', () => {
  expect(readHits([{ ...HIT, category: 'casino', colour: 'puce' }])).toEqual([
    { ...READ, category: undefined },
  ]);
});

it('any answer is read without an error', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.anything(), fc.record({ key: fc.anything(), title: fc.anything() }))),
      (hits) => {
        for (const { title } of readHits(hits)) expect(title.en ?? title.fr).toBeTypeOf('string');
      },
    ),
  );
});
