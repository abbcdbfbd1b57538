import { expect, it } from 'vitest';
import { isBegun, isMissing, missingIn } from './missing-texts.ts';

const CONTENT = {
  title: { en: 'A', fr: ' ' },
  summary: { fr: 'B' },
  note: {},
  tags: ['x'],
};

it('counts what is written in the other language alone', () => {
  expect(missingIn('pin', CONTENT, 'fr')).toBe(1);
  expect(missingIn('pin', CONTENT, 'en')).toBe(1);
  expect(isMissing(CONTENT, 'title', 'fr')).toBe(true);
  expect(isMissing(CONTENT, 'title', 'en')).toBe(false);
  // What is written in no language is not a gap between them.
  expect(isMissing(CONTENT, 'note', 'en')).toBe(false);
});

it('looks at the texts of the kind alone', () => {
  expect(missingIn('marker', { label: { en: 'A' }, note: { en: 'B' } }, 'fr')).toBe(1);
  expect(isBegun('pin', CONTENT)).toBe(true);
  expect(isBegun('pin', { title: { en: ' ' }, label: { en: 'A' }, tags: ['x'] })).toBe(false);
});
