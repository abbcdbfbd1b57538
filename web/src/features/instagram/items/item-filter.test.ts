import { exampleImportItem } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { filterItems, ITEM_FILTERS, type OwnItem } from './item-filter.ts';
import { monthOf } from './months.ts';

const { position, ...unplaced } = { ...exampleImportItem(), state: 'new' as const };
const own = (mediaId: string, item: Partial<OwnItem['item']>): OwnItem => ({
  importId: 'one',
  status: 'done',
  isStored: true,
  item: { ...unplaced, mediaId, ...item },
});
const ITEMS = [
  own('new', { takenAt: Date.UTC(2024, 5, 15) }),
  own('placed', { takenAt: Date.UTC(2022, 5, 15), ...(position && { position }) }),
  own('draft', { takenAt: Date.UTC(2022, 6, 15), state: 'converted' }),
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

test('items are filtered by the months in which they were taken', () => {
  const range = { from: monthOf(Date.UTC(2022, 5, 15)), to: monthOf(Date.UTC(2022, 6, 15)) };
  const idsIn = (months: typeof range) => filterItems(ITEMS, 'all', months).map(({ item }) => item.mediaId);
  expect(idsIn(range)).toEqual(['placed', 'draft']);
  expect(idsIn({ ...range, to: range.from })).toEqual(['placed']);
  // What has no time is in no month.
  expect(filterItems(ITEMS, 'ignored', range)).toEqual([]);
});
