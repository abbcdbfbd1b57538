import { expect, it } from 'vitest';
import type { JsonRecord } from '../records/leaves.ts';
import { idsOf, indexOf, texts } from '../testing/searched-index.ts';

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
