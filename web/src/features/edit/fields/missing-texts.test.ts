import { expect, it } from 'vitest';
import { isBegun, isMissing, isMuchShorter, missingIn, wordsOf } from './missing-texts.ts';

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

const bodyOf = (count: number) =>
  JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'word '.repeat(count) }] }],
  });

it('counts the text of a story that has none in any language', () => {
  const content = { title: { en: 'A', fr: 'A' }, summary: { en: 'B', fr: 'B' } };
  expect(missingIn('post', content, 'en')).toBe(1);
  expect(missingIn('post', { ...content, body: { en: bodyOf(1), fr: bodyOf(1) } }, 'en')).toBe(0);
});

it('counts a story of photos and places alone as missing where the other language has words', () => {
  const photos = JSON.stringify({ type: 'doc', content: [{ type: 'horizontalRule' }] });
  const content = { title: { en: 'A', fr: 'A' }, body: { en: bodyOf(20), fr: photos } };
  expect(missingIn('post', content, 'fr', { en: wordsOf(bodyOf(20)), fr: wordsOf(photos) })).toBe(1);
  expect(missingIn('post', { ...content, body: { en: photos, fr: photos } }, 'fr', { en: 0, fr: 0 })).toBe(0);
});

it.each([
  [300, 29, true],
  [300, 149, true],
  [300, 150, false],
  [99, 10, false],
])('%d words in English and %d in French', (en, fr, isShorter) => {
  const words = { en: wordsOf(bodyOf(en)), fr: wordsOf(bodyOf(fr)) };
  expect(isMuchShorter('fr', words)).toBe(isShorter);
  expect(isMuchShorter('en', words)).toBe(false);
});
