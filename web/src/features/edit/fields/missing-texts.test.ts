import { expect, it } from 'vitest';
import { isBegun, isMissing, missingIn } from './missing-texts.ts';

const CONTENT = {
  title: { en: 'A', fr: ' ' },
  summary: { fr: 'B' },
  note: {},
  tags: ['x'],
};

it('counts texts that are written only in the other language', () => {
  expect(missingIn('pin', CONTENT, 'fr')).toBe(1);
  expect(missingIn('pin', CONTENT, 'en')).toBe(1);
  expect(isMissing(CONTENT, 'title', 'fr')).toBe(true);
  expect(isMissing(CONTENT, 'title', 'en')).toBe(false);
  // A text without any language is not a missing translation.
  expect(isMissing(CONTENT, 'note', 'en')).toBe(false);
});

it('counts only the texts of the kind', () => {
  expect(missingIn('marker', { label: { en: 'A' }, note: { en: 'B' } }, 'fr')).toBe(1);
  expect(isBegun('pin', CONTENT)).toBe(true);
  expect(isBegun('pin', { title: { en: ' ' }, label: { en: 'A' }, tags: ['x'] })).toBe(false);
});
