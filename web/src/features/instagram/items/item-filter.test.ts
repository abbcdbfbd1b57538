import { exampleImportItem } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { filterItems, ITEM_FILTERS, type OwnItem, yearsOf } from './item-filter.ts';

const { position, ...unplaced } = { ...exampleImportItem(), state: 'new' as const };
const own = (mediaId: string, item: Partial<OwnItem['item']>): OwnItem => ({
  importId: 'one',
  item: { ...unplaced, mediaId, ...item },
});
const ITEMS = [
  own('new', { takenAt: Date.UTC(2024, 5) }),
  own('placed', { takenAt: Date.UTC(2022, 5), ...(position && { position }) }),
  own('draft', { takenAt: Date.UTC(2022, 6), state: 'converted' }),
  own('ignored', { takenAt: null, state: 'ignored' }),
];

test('every filter shows its items', () => {
  const idsOf = (filter: (typeof ITEM_FILTERS)[number]) =>
    filterItems(ITEMS, filter, null).map(({ item }) => item.mediaId);
  expect(Object.fromEntries(ITEM_FILTERS.map((filter) => [filter, idsOf(filter)]))).toEqual({
    all: ['new', 'placed', 'draft'],
    unplaced: ['new'],
    placed: ['placed'],
    converted: ['draft'],
    ignored: ['ignored'],
  });
});

test('items have years, which they can be filtered by', () => {
  expect(yearsOf(ITEMS)).toEqual([
    [2024, 1],
    [2022, 2],
  ]);
  expect(filterItems(ITEMS, 'all', 2022).map(({ item }) => item.mediaId)).toEqual(['placed', 'draft']);
});
