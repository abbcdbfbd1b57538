import { expect, test } from 'vitest';
import { hasText, isSameText, trimmedText } from './trimmed-text.ts';

test('a text keeps the languages with content, without surrounding white space', () => {
  expect(trimmedText({ fr: ' Ici ', en: ' \n' })).toEqual({ fr: 'Ici' });
  expect(trimmedText({})).toEqual({});
});

test('two texts are equal whatever their surrounding white space and the order of their languages', () => {
  expect(isSameText({ en: 'Here', fr: 'Ici ' }, { fr: 'Ici', en: 'Here' })).toBe(true);
  expect(isSameText({ en: 'Here', fr: ' ' }, { en: 'Here' })).toBe(true);
  expect(isSameText({ en: 'Here' }, { fr: 'Here' })).toBe(false);
});

test('a text counts as written where any language has visible characters', () => {
  expect(hasText({ en: '\u200b', fr: 'x' })).toBe(true);
  expect(hasText({ en: ' ' })).toBe(false);
});
