import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { HIGHLIGHT } from './highlight.ts';
import { readHits } from './search-hit.ts';

const HIT = { key: 'pois/abc', kind: 'poi', id: 'abc', title: { en: 'A museum' }, category: 'museum' };
const READ = {
  ...HIT,
  marked: {},
  snippet: {},
  colour: undefined,
  icon: undefined,
  position: null,
  bounds: null,
  origin: undefined,
  country: undefined,
  creator: undefined,
  author: undefined,
  cover: null,
  typos: 0,
};

it('hits are read with the fields that a result shows, and no others', () => {
  const marked = `A ${HIGHLIGHT.start}museum${HIGHLIGHT.end}`;
  const hit = {
    ...HIT,
    saves: 7,
    country: 'PT',
    author: 'Inês',
    cover: { path: 'photos/x', width: 3 },
    _rankingInfo: { nbTypos: 2, words: 1 },
    _highlightResult: { title: { en: { value: marked, matchLevel: 'full' } } },
  };
  expect(readHits([hit])).toEqual([
    { ...READ, country: 'PT', author: 'Inês', cover: 'photos/x', marked: { en: marked }, typos: 2 },
  ]);
});

it('hits know their place in an answer, also behind one that is left out', () => {
  const answer = { index: 'waymark', queryId: 'q', before: 100 };
  const hits = [{ ...HIT, kind: 'trail', objectID: 'x' }, { ...HIT, objectID: 'pois/abc#1' }, HIT];
  expect(readHits(hits, answer).map(({ origin }) => origin)).toEqual([
    { index: 'waymark', queryId: 'q', objectId: 'pois/abc#1', place: 102 },
    undefined,
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

it('hits of a map are read with their position and bounds, and with the passage that was found', () => {
  const bounds = { west: 170, south: -20, east: -170, north: 5 };
  const found = (value: string, matchLevel = 'partial') => ({ value, matchLevel });
  const hit = {
    ...HIT,
    icon: 'star',
    _geoloc: [
      { lat: 1, lng: 2 },
      { lat: 3, lng: 4 },
    ],
    bounds,
    _snippetResult: {
      text: { en: found('in the text'), fr: found('dans le texte', 'none') },
      summary: { en: found('in the summary'), fr: found('dans le résumé', 'full') },
    },
  };
  expect(readHits([hit])).toEqual([
    {
      ...READ,
      icon: 'star',
      position: { lat: 1, lng: 2 },
      bounds,
      snippet: { en: 'in the text', fr: 'dans le résumé' },
    },
  ]);
});

it.each([
  ['position', { _geoloc: { lat: 91, lng: 0 } }],
  ['position', { _geoloc: [] }],
  ['position', { _geoloc: { lat: '1', lng: 2 } }],
  ['bounds', { bounds: { west: 1, south: 2, east: 3 } }],
  ['bounds', { bounds: { west: 1, south: 2, east: 300, north: 4 } }],
])('a %s outside the world is left out of its hit: %j', (_field, fields) => {
  expect(readHits([{ ...HIT, ...fields }])).toEqual([READ]);
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
