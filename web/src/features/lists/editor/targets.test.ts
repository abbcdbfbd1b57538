import type { ListEntry } from '@waymark/model/entities/list';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedBefore } from '../../../live/writes/moved-orders.ts';
import { movedTo, targetAfter, targetAfterDay, targetByNumber, targetInDay } from './targets.ts';

/** Items are small letters, headings capitals. */
const entriesOf = (letters: string): ListEntry[] =>
  [...letters].map((itemId) =>
    itemId === itemId.toUpperCase()
      ? { itemId, heading: { en: itemId }, order: itemId }
      : { itemId, kind: 'poi', id: itemId, order: itemId },
  );

const LIST = entriesOf('aXbcYd');

test('an item moves to a number among the items, whatever headings are between', () => {
  expect(targetByNumber(LIST, 'd', 1)).toBe('a');
  expect(targetByNumber(LIST, 'a', 3)).toBe('d');
  expect(targetByNumber(LIST, 'a', 4)).toBeUndefined();
});

test('an item moves to the end of a day', () => {
  expect(targetInDay(LIST, 'd', 0)).toBe('X');
  expect(targetInDay(LIST, 'a', 1)).toBe('Y');
  expect(targetInDay(LIST, 'a', 2)).toBeUndefined();
});

test('a day begins after any entry, or first', () => {
  expect(targetAfter(LIST, 'Y', 'b')).toBe('c');
  expect(targetAfter(LIST, 'X', 'a')).toBe('b');
  expect(targetAfter(LIST, 'Y', '')).toBe('a');
  expect(targetAfter(LIST, 'X', 'd')).toBeUndefined();
});

test('a whole day moves behind another one, or before all other days', () => {
  const list = entriesOf('aXbcYdZ');
  expect(targetAfterDay(list, 'X', 'Y')).toBe('Z');
  expect(targetAfterDay(list, 'X', 'Z')).toBeUndefined();
  expect(targetAfterDay(list, 'Z', 'X')).toBe('Y');
  expect(targetAfterDay(list, 'Z', '')).toBe('X');
  expect(targetAfterDay(list, 'X', '')).toBe('Y');
});

/** The letters of a list after an entry was dropped before another one, or at the end. */
function dropped(letters: string, entry: string, next?: string): string {
  const entries = entriesOf(letters);
  const { itemIds, nextId } = movedTo(entries, entry, next);
  return movedBefore(entries, itemIds, nextId)
    .map(({ itemId }) => itemId)
    .join('');
}

test.each([
  ['an item, alone', 'd', 'b', 'aXdbcYZe'],
  ['a day on the heading of one above', 'Y', 'X', 'aYdXbcZe'],
  ['a day on a place of one above', 'Z', 'c', 'aZeXbcYd'],
  ['a day on a place above all days', 'Z', 'a', 'aZeXbcYd'],
  ['a day behind the heading of one below', 'X', 'd', 'aYdXbcZe'],
  ['a day on the heading of one below', 'X', 'Z', 'aYdXbcZe'],
  ['a day on a place of the last one', 'X', 'e', 'aYdZeXbc'],
  ['a day at the end', 'X', undefined, 'aYdZeXbc'],
  ['a day on itself', 'X', 'c', 'aXbcYdZe'],
])('dropping %s', (_, entry, next, result) => {
  expect(dropped('aXbcYdZe', entry, next)).toBe(result);
});

test('wherever a day is dropped, each day keeps its places in their order', () => {
  const days = (letters: string) => letters.split(/(?=[A-Z])/);
  const letters = fc
    .uniqueArray(fc.constantFrom(...'abcdefghUVWXYZ'), { minLength: 1 })
    .map((list) => list.join(''))
    .filter((list) => /[A-Z]/.test(list));
  const drops = letters.chain((list) =>
    fc.record({
      list: fc.constant(list),
      day: fc.constantFrom(...list.replace(/[a-z]/g, '')),
      next: fc.option(fc.constantFrom(...list), { nil: undefined }),
    }),
  );
  fc.assert(
    fc.property(drops, ({ list, day, next }) => {
      expect(days(dropped(list, day, next)).sort()).toEqual(days(list).sort());
    }),
  );
});
