import { expect, test } from 'vitest';
import { nextDay, renamedDay } from './day-names.ts';

test('a new day has the next number that no other day has', () => {
  expect(nextDay([])).toEqual({ en: 'Day 1', fr: 'Jour 1' });
  expect(nextDay([{ en: 'Day 1', fr: 'Jour 1' }])).toEqual({ en: 'Day 2', fr: 'Jour 2' });
  // The first of three days was removed.
  expect(nextDay([{ en: 'Day 2' }, { fr: 'Jour 3' }])).toEqual({ en: 'Day 4', fr: 'Jour 4' });
  expect(nextDay([{ en: 'The woods' }])).toEqual({ en: 'Day 2', fr: 'Jour 2' });
});

test('a day that is named in one language is no longer numbered in the other', () => {
  const day = { en: 'Day 2', fr: 'Jour 2' };
  expect(renamedDay({ ...day, en: 'The woods' }, { en: 'The woods' })).toEqual({ en: 'The woods', fr: '' });
  expect(renamedDay({ ...day, fr: 'La forêt' }, { fr: 'La forêt' })).toEqual({ en: '', fr: 'La forêt' });
});

test('a name in the other language, another number and an emptied name change nothing else', () => {
  const named = { en: 'The woods', fr: 'La forêt' };
  expect(renamedDay(named, { en: 'The woods' })).toEqual(named);
  const numbered = { en: 'Day 3', fr: 'Jour 2' };
  expect(renamedDay(numbered, { en: 'Day 3' })).toEqual(numbered);
  expect(renamedDay({ en: '', fr: 'Jour 2' }, { en: '' })).toEqual({ en: '', fr: 'Jour 2' });
  const both = { en: 'The woods', fr: 'Jour 2' };
  expect(renamedDay(both, both)).toEqual(both);
});
