import { expect, test } from 'vitest';
import { exampleId, exampleListHeading, exampleListItem } from '../testing/examples.ts';
import type { ListEntry } from './list.ts';
import { daysOf, itemsAmong } from './list-days.ts';

const item = (letter: string) => ({ ...exampleListItem(), itemId: exampleId(letter) });
const heading = (letter: string) => ({ ...exampleListHeading(), itemId: exampleId(letter) });

/** Each day as its number and the numbers of its items. */
const outline = (entries: readonly ListEntry[]) =>
  daysOf(entries).map(({ day, items }) => [day, ...items.map(({ number }) => number)]);

test('the items of a list are numbered across its days', () => {
  expect(outline([item('a'), heading('h'), item('b'), item('c'), heading('i'), item('d')])).toEqual([
    [0, 1],
    [1, 2, 3],
    [2, 4],
  ]);
});

test('a list without headings is one day without a heading, and an empty list has none', () => {
  expect(outline([item('a'), item('b')])).toEqual([[0, 1, 2]]);
  expect(outline([])).toEqual([]);
});

test('a day without items stays, and what comes before the first heading only with items', () => {
  expect(outline([heading('h'), heading('i'), item('a')])).toEqual([[1], [2, 1]]);
});

test('headings are no items', () => {
  expect(itemsAmong([heading('h'), item('a')])).toEqual([item('a')]);
});
