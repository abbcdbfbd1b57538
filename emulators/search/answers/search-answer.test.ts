import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { firstOf } from '../query/top.ts';
import type { JsonRecord } from '../records/leaves.ts';
import { idsOf, indexOf, search } from '../testing/searched-index.ts';

it.each([
  { aroundLatLng: '91,0' },
  { aroundLatLng: 'here' },
  { insideBoundingBox: [[1, 2, 3]] },
  { insideBoundingBox: 'a,b,c,d' },
  { insidePolygon: [[1, 2, 3, 4]] },
  { hitsPerPage: -1 },
  { hitsPerPage: 1_001 },
  { page: 0.5 },
  { unknown: 1 },
  { filters: 'kind:' },
  { facets: 'kind' },
])('refuses %j', (parameters) => {
  expect(() =>
    search(indexOf([{ objectID: 'paris', _geoloc: { lat: 48.85, lng: 2.35 } }]), '', parameters),
  ).toThrow(ApiError);
});

it('counts facets of what was found, as many values as are wanted', () => {
  const records = ['a', 'a', 'b', 'c'].map((kind, n) => ({ kind, n, name: n < 3 ? 'castle' : 'beach' }));
  const index = indexOf(records, { attributesForFaceting: ['kind', 'n', 'filterOnly(name)'] });
  expect(search(index, '', { facets: ['*'] }).facets).toMatchObject({ kind: { a: 2, b: 1, c: 1 } });
  expect(search(index, '', { facets: ['*'] }).facets).not.toHaveProperty('name');
  expect(search(index, 'castle', { facets: ['kind'], maxValuesPerFacet: 1 }).facets).toEqual({
    kind: { a: 2 },
  });
  expect(search(index, '', { facets: ['n'] }).facets_stats).toEqual({
    n: { min: 0, max: 3, avg: 1.5, sum: 6 },
  });
  expect(search(index, '', { facets: ['kind'], filters: 'kind:B' }).facets).toEqual({ kind: { b: 1 } });
});

it('a story in several records is one result, its best part', () => {
  const records = [
    { objectID: 's-0', key: 's', part: 0, name: 'Walk', text: 'the beach' },
    { objectID: 's-1', key: 's', part: 1, name: 'Walk', text: 'the castle' },
    { objectID: 't-0', key: 't', part: 0, name: 'Swim', text: 'the castle' },
  ];
  const settings = {
    attributeForDistinct: 'key',
    distinct: true,
    attributesForFaceting: ['name'],
    searchableAttributes: ['name', 'text'],
  };
  const index = indexOf(records, { ...settings, customRanking: ['asc(part)'] });
  expect(idsOf(index, 'castle')).toEqual(['t-0', 's-1']);
  expect(search(index, '', { hitsPerPage: 1, page: 1 })).toMatchObject({
    nbHits: 2,
    nbPages: 2,
    hits: [{ objectID: 't-0' }],
  });
  expect(idsOf(index, '', { distinct: false })).toHaveLength(3);
  expect(search(index, '', { facets: ['name'], facetingAfterDistinct: true }).facets).toEqual({
    name: { Walk: 1, Swim: 1 },
  });
});

it('marks what was found, and cuts long texts around it', () => {
  const text = `${'word '.repeat(30)}Château fort ${'word '.repeat(30)}`;
  const index = indexOf([{ objectID: 'a', name: 'Le Château', tags: ['fort', 'vue'], body: { fr: text } }]);
  const [hit] =
    search(index, 'chat', { attributesToSnippet: ['body:4'], highlightPreTag: '[', highlightPostTag: ']' })
      .hits ?? [];
  expect(hit).toMatchObject({
    _highlightResult: {
      name: { value: 'Le [Chât]eau', matchLevel: 'full', fullyHighlighted: false, matchedWords: ['chat'] },
      tags: [{ value: 'fort', matchLevel: 'none', matchedWords: [] }, { value: 'vue' }],
    },
    _snippetResult: {
      body: {
        fr: {
          value: expect.stringMatching(/^…(?:word ){1,2}\[Chât\]eau fort(?: word)?…$/),
          matchLevel: 'full',
        },
      },
    },
  });
  const [typo] = search(index, 'chateua').hits ?? [];
  expect(typo).toMatchObject({ _highlightResult: { name: { value: 'Le <em>Château</em>' } } });
});

it('returns the attributes that are asked for, and never hidden ones', () => {
  const settings = { unretrievableAttributes: ['secret'], attributesToRetrieve: ['*', '-body'] };
  const index = indexOf([{ objectID: 'a', name: 'x', secret: 'y', body: 'z', in: { a: 1, b: 2 } }], settings);
  const [hit] = search(index, '', { attributesToHighlight: [] }).hits ?? [];
  expect(hit).toEqual({ objectID: 'a', name: 'x', in: { a: 1, b: 2 } });
  expect(
    search(index, '', { attributesToHighlight: [], attributesToRetrieve: ['in.a', 'secret'] }).hits,
  ).toEqual([{ objectID: 'a', in: { a: 1 } }]);
});

it('no result lies after the first thousand', () => {
  const index = indexOf(Array.from({ length: 1_100 }, (_, n) => ({ n })));
  expect(search(index, '', { hitsPerPage: 100, page: 9 })).toMatchObject({ nbHits: 1_100, nbPages: 10 });
  expect(search(index, '', { hitsPerPage: 100, page: 9 }).hits).toHaveLength(100);
  expect(search(index, '', { hitsPerPage: 100, page: 10 }).hits).toEqual([]);
  expect(search(index, '', { offset: 990, length: 100 }).hits).toHaveLength(10);
});

const word = fc.constantFrom('sea', 'seas', 'see', 'castle', 'castel', 'île', 'old', 'town');
const record = fc.record({
  name: fc.array(word, { maxLength: 5 }).map((all) => all.join(' ')),
  n: fc.nat(3),
});
const history = fc.array(fc.tuple(fc.nat(8), fc.option(record)), { maxLength: 60 });

test('after any changes a search finds what it finds in a new index of the same records', () => {
  fc.assert(
    fc.property(history, fc.array(word, { maxLength: 3 }), (changes, queried) => {
      const settings = {
        attributesForFaceting: ['n'],
        customRanking: ['desc(n)'],
        searchableAttributes: ['name'],
      };
      const changed = indexOf([], settings);
      const left = new Map<string, JsonRecord>();
      for (const [id, made] of changes) {
        if (made === null) changed.apply({ delete: `r${id}` });
        else changed.apply({ save: { ...made, objectID: `r${id}` } });
        left.delete(`r${id}`);
        if (made !== null) left.set(`r${id}`, { ...made, objectID: `r${id}` });
      }
      const rebuilt = indexOf([...left.values()], settings);
      for (const query of [queried.join(' '), `${queried.join(' ')} `, 'se', '']) {
        const [one, other] = [changed, rebuilt].map((index) =>
          search(index, query, { facets: ['n'], getRankingInfo: true }),
        );
        expect(comparable(one)).toEqual(comparable(other));
      }
    }),
  );
});

/** Equal records may come in any order, so the order compared is that of the criteria. */
function comparable(answer: ReturnType<typeof search> | undefined) {
  const found = (answer?.hits ?? []).map(({ objectID, _rankingInfo }) => ({
    objectID,
    ranks: { ...(_rankingInfo as object), userScore: 0 },
  }));
  return {
    nbHits: answer?.nbHits,
    facets: answer?.facets,
    ranks: found.map(({ ranks }) => ranks),
    found: found.sort((a, b) => (String(a.objectID) < String(b.objectID) ? -1 : 1)),
  };
}

test('the first of many are those of a whole sort', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.nat(30), (numbers, count) => {
      const compare = (one: number, other: number) =>
        (numbers[one] ?? 0) - (numbers[other] ?? 0) || one - other;
      expect(firstOf(count, numbers.keys(), compare)).toEqual(
        [...numbers.keys()].sort(compare).slice(0, count),
      );
    }),
  );
});
