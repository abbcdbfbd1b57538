import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { readSearchParameters } from '../query/search-parameters.ts';
import { firstOf } from '../query/top.ts';
import type { JsonRecord } from '../records/leaves.ts';
import { SearchIndex } from '../stored/search-index.ts';
import { readSettings } from '../stored/settings.ts';
import { readSynonym } from '../stored/synonyms.ts';
import { searchAnswer } from './search-answer.ts';

function indexOf(
  records: readonly JsonRecord[],
  settings: object = {},
  synonyms: readonly object[] = [],
): SearchIndex {
  const index = new SearchIndex(readSettings(settings));
  index.synonyms = new Map(synonyms.map(readSynonym).map((synonym) => [synonym.objectID, synonym]));
  for (const [at, record] of records.entries()) index.apply({ save: { objectID: `r${at}`, ...record } });
  return index;
}

/** Records that are texts, under their own text as id. */
const texts = (...names: string[]) => names.map((name) => ({ objectID: name, name }));

function search(index: SearchIndex, query: string, parameters: object = {}) {
  return searchAnswer(index, readSearchParameters({ query, ...parameters }));
}

const idsOf = (index: SearchIndex, query: string, parameters: object = {}) =>
  (search(index, query, parameters).hits ?? []).map(({ objectID }) => objectID);

it.each<[string, string, JsonRecord[], object?]>([
  ['typo', 'castle', texts('castel', 'castle')],
  ['words', 'big castle', texts('castle', 'castle big'), { optionalWords: ['big', 'castle'] }],
  ['proximity', 'big castle', texts('big old castle', 'big castle')],
  [
    'attribute',
    'castle',
    [
      { objectID: 'b', name: 'x', text: 'castle' },
      { objectID: 'a', name: 'castle x' },
    ],
  ],
  ['the position in an attribute', 'castle', texts('the castle', 'castle the')],
  ['exact', 'big castle', texts('big castles', 'big castle')],
  [
    'custom',
    'castle',
    [
      { objectID: 'b', name: 'castle', saves: 1 },
      { objectID: 'a', name: 'castle', saves: 2 },
    ],
  ],
])('ranks by %s', (_criterion, query, records, parameters = {}) => {
  const index = indexOf(records, { searchableAttributes: ['name', 'text'], customRanking: ['desc(saves)'] });
  // In both orders of coming, the second of the case is first.
  const expected = [records[1]?.['objectID'], records[0]?.['objectID']];
  expect(idsOf(index, query, parameters)).toEqual(expected);
  const reversed = indexOf(records.toReversed(), {
    searchableAttributes: ['name', 'text'],
    customRanking: ['desc(saves)'],
  });
  expect(idsOf(reversed, query, parameters)).toEqual(expected);
});

it('a position in an unordered attribute does not count', () => {
  const index = indexOf(texts('the castle', 'castle the'), { searchableAttributes: ['unordered(name)'] });
  expect(idsOf(index, 'castle')).toEqual(['the castle', 'castle the']);
});

it('an earlier criterion decides whatever the later ones say', () => {
  const records = [
    { objectID: 'typo', name: 'castel', saves: 1_000 },
    { objectID: 'far', name: 'x', text: 'castle', saves: 100 },
    { objectID: 'best', name: 'castle', saves: 0 },
  ];
  const index = indexOf(records, { searchableAttributes: ['name', 'text'], customRanking: ['desc(saves)'] });
  expect(idsOf(index, 'castle')).toEqual(['best', 'far', 'typo']);
  const sorted = indexOf(records, {
    searchableAttributes: ['name', 'text'],
    ranking: ['desc(saves)', 'typo'],
  });
  expect(idsOf(sorted, 'castle')).toEqual(['typo', 'far', 'best']);
});

it.each([
  ['barcelna', 'Barcelona'],
  ['abrcelona', 'Barcelona'],
  ['xaysage', undefined],
  ['brac', 'Barcelona'],
  ['brc', undefined],
  ['barce', 'Barcelona'],
  ['BARCELONA', 'Barcelona'],
  ['île', 'L’Île-aux-Moines'],
  ['ile aux moine', 'L’Île-aux-Moines'],
  ["l'ile", 'L’Île-aux-Moines'],
  ['ileauxmoines', undefined],
  ['saintmalo', 'Saint-Malo'],
  ['pay sage', 'Paysage'],
  ['oeuvre', 'Chef-d’œuvre'],
  ['📚', 'Barcelona'],
  ['" OR 1=1 --', undefined],
  ['القاهرة', 'القاهرة القديمة'],
])('“%s” finds %s', (query, expected) => {
  const index = indexOf(
    texts('Barcelona', 'L’Île-aux-Moines', 'Saint-Malo', 'Paysage', 'Chef-d’œuvre', 'القاهرة القديمة'),
  );
  expect(idsOf(index, query)[0]).toBe(expected);
});

it('a query of 10,000 letters is cut, and finds by what is left', () => {
  const index = indexOf(texts('castle'));
  expect(idsOf(index, `castle ${'a '.repeat(5_000)}`, { removeWordsIfNoResults: 'allOptional' })).toEqual([
    'castle',
  ]);
  expect(search(index, 'x'.repeat(10_000)).query).toHaveLength(512);
});

it('synonyms are found in their directions', () => {
  const index = indexOf(texts('New York', 'church', 'église'), {}, [
    { objectID: 'a', type: 'synonym', synonyms: ['nyc', 'new york'] },
    { objectID: 'b', type: 'oneWaySynonym', input: 'church', synonyms: ['église'] },
  ]);
  expect(idsOf(index, 'nyc')).toEqual(['New York']);
  expect(idsOf(index, 'church')).toEqual(['church', 'église']);
  expect(idsOf(index, 'église')).toEqual(['église']);
  expect(idsOf(index, 'nyc', { synonyms: false })).toEqual([]);
});

it('plurals and stop words count by language', () => {
  const index = indexOf(texts('beach', 'plage'), {
    ignorePlurals: ['en', 'fr'],
    removeStopWords: ['en', 'fr'],
  });
  expect(idsOf(index, 'the beaches ')).toEqual(['beach']);
  expect(idsOf(index, 'les plages')).toEqual(['plage']);
  expect(idsOf(index, 'the')).toEqual([]);
});

it('a search that finds nothing is tried with fewer words where that is set', () => {
  const index = indexOf(texts('quiet beach', 'loud bar'));
  expect(idsOf(index, 'quiet bar')).toEqual([]);
  expect(idsOf(index, 'quiet bar', { removeWordsIfNoResults: 'allOptional' }).sort()).toEqual([
    'loud bar',
    'quiet beach',
  ]);
  expect(idsOf(index, 'quiet zzz', { removeWordsIfNoResults: 'lastWords' })).toEqual(['quiet beach']);
  expect(idsOf(index, 'zzz bar', { removeWordsIfNoResults: 'firstWords' })).toEqual(['loud bar']);
});

const AROUND = [
  { objectID: 'fiji', _geoloc: { lat: -17.7, lng: 178 } },
  { objectID: 'samoa', _geoloc: { lat: -13.8, lng: -172 } },
  { objectID: 'paris', _geoloc: { lat: 48.85, lng: 2.35 } },
  { objectID: 'nowhere' },
  {
    objectID: 'two',
    _geoloc: [
      { lat: 48.9, lng: 2.3 },
      { lat: 0, lng: 0 },
    ],
  },
];

it.each<[string, object, string[]]>([
  ['a rectangle', { insideBoundingBox: [[50, 0, 40, 10]] }, ['paris', 'two']],
  ['a rectangle in any order of corners', { insideBoundingBox: [[40, 10, 50, 0]] }, ['paris', 'two']],
  ['a rectangle across the 180th meridian', { insideBoundingBox: [[-10, 170, -20, 190]] }, ['fiji', 'samoa']],
  ['the same to the west', { insideBoundingBox: '-10,-190,-20,-170' }, ['fiji', 'samoa']],
  [
    'two rectangles',
    {
      insideBoundingBox: [
        [-10, 170, -20, 180],
        [-10, -180, -20, -170],
      ],
    },
    ['fiji', 'samoa'],
  ],
  ['the world', { insideBoundingBox: [[90, -180, -90, 180]] }, ['fiji', 'samoa', 'paris', 'two']],
  ['a polygon', { insidePolygon: [[47, 1, 50, 1, 50, 4]] }, ['paris', 'two']],
  ['a circle', { aroundLatLng: '48.85,2.35', aroundRadius: 10_000 }, ['paris', 'two']],
  ['a circle across the meridian', { aroundLatLng: '-16,179', aroundRadius: 1_200_000 }, ['fiji', 'samoa']],
  [
    'everything, the nearest first',
    { aroundLatLng: '48.85,2.35', aroundRadius: 'all' },
    ['paris', 'two', 'fiji', 'samoa', 'nowhere'],
  ],
])('finds what is in %s', (_what, parameters, expected) => {
  const found = idsOf(indexOf(AROUND), '', parameters);
  expect(found.toSorted()).toEqual(expected.toSorted());
  if ('aroundLatLng' in parameters) expect(found[0]).toBe(expected[0]);
});

it('distances that are rounded are equal', () => {
  const near = { aroundLatLng: '0,0', aroundRadius: 'all', getRankingInfo: true };
  const records = [
    { objectID: 'far', saves: 2, _geoloc: { lat: 0, lng: 0.02 } },
    { objectID: 'near', saves: 1, _geoloc: { lat: 0, lng: 0.01 } },
  ];
  const index = indexOf(records, { customRanking: ['desc(saves)'] });
  expect(idsOf(index, '', near)).toEqual(['near', 'far']);
  expect(idsOf(index, '', { ...near, aroundPrecision: 10_000 })).toEqual(['far', 'near']);
  expect(idsOf(index, '', { ...near, aroundPrecision: [{ from: 0, value: 10_000 }] })).toEqual([
    'far',
    'near',
  ]);
});

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
  expect(() => search(indexOf(AROUND), '', parameters)).toThrow(ApiError);
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
