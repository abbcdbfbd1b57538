import { expect, test } from 'vitest';
import { isSameText, isWritten, writtenOnly } from './written-only.ts';

test('a text is kept in the languages in which something is written, without white space around it', () => {
  expect(writtenOnly({ fr: ' Ici ', en: ' \n' })).toEqual({ fr: 'Ici' });
  expect(writtenOnly({})).toEqual({});
});

test('two texts are the same whatever is around them, and in whichever order', () => {
  expect(isSameText({ en: 'Here', fr: 'Ici ' }, { fr: 'Ici', en: 'Here' })).toBe(true);
  expect(isSameText({ en: 'Here', fr: ' ' }, { en: 'Here' })).toBe(true);
  expect(isSameText({ en: 'Here' }, { fr: 'Here' })).toBe(false);
});

test('a text is written where something shows in any language', () => {
  expect(isWritten({ en: '\u200b', fr: 'x' })).toBe(true);
  expect(isWritten({ en: ' ' })).toBe(false);
});
