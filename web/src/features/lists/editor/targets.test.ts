import type { ListEntry } from '@waymark/model/entities/list';
import { expect, test } from 'vitest';
import { dayFrom, targetAfter, targetAfterDay, targetByNumber, targetInDay } from './targets.ts';

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
  expect(['X', 'Y', 'Z'].map((heading) => dayFrom(list, heading).join(''))).toEqual(['Xbc', 'Yd', 'Z']);
  expect(targetAfterDay(list, 'X', 'Y')).toBe('Z');
  expect(targetAfterDay(list, 'X', 'Z')).toBeUndefined();
  expect(targetAfterDay(list, 'Z', 'X')).toBe('Y');
  expect(targetAfterDay(list, 'Z', '')).toBe('X');
  expect(targetAfterDay(list, 'X', '')).toBe('Y');
});
