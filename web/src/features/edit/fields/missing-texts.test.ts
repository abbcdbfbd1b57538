import { expect, it } from 'vitest';
import { isBegun, isMissing, missingIn } from './missing-texts.ts';

const CONTENT = {
  title: { en: 'A', fr: ' ' },
  summary: { fr: 'B' },
  note: {},
  tags: ['x'],
};

it('counts texts that are written only in the other language', () => {
  expect(missingIn('poi', CONTENT, 'fr')).toBe(1);
  expect(missingIn('poi', CONTENT, 'en')).toBe(1);
  expect(isMissing(CONTENT, 'title', 'fr')).toBe(true);
  expect(isMissing(CONTENT, 'title', 'en')).toBe(false);
  // A text without any language is not a missing translation.
  expect(isMissing(CONTENT, 'note', 'en')).toBe(false);
});

it('counts a title that is written in no language, once anything is written', () => {
  const body = { en: 'A' };
  expect(missingIn('post', { body }, 'en')).toBe(1);
  expect(missingIn('post', { body }, 'fr')).toBe(2);
  expect(missingIn('post', {}, 'en')).toBe(0);
});

it('counts only the texts of the kind', () => {
  const marker = { title: { fr: 'A' }, label: { en: 'A' }, note: { en: 'B' } };
  expect(missingIn('marker', marker, 'fr')).toBe(1);
  expect(isBegun('pin', CONTENT)).toBe(true);
  expect(isBegun('pin', { title: { en: ' ' }, label: { en: 'A' }, tags: ['x'] })).toBe(false);
});
