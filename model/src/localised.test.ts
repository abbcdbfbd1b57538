import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from './locale.ts';
import { choose, type LocalisedText, missingLocales } from './localised.ts';
import {
  localisedLine,
  localisedText,
  optionalLocalisedLine,
  optionalLocalisedText,
} from './localised-schema.ts';

const title = localisedText(5, { min: 2 });

test.each<[string, unknown]>([
  ['one language', { fr: 'Lyon' }],
  ['both languages', { en: 'Lyons', fr: 'Lyon' }],
  ['a blank second language', { en: 'Lyons', fr: ' ' }],
])('%s is a localised text', (_, value) => {
  expect(title.safeParse(value).success).toBe(true);
});

test.each<[string, unknown]>([
  ['nothing', {}],
  ['only blanks', { en: '', fr: '\u00a0\n' }],
  ['only invisible characters', { en: '\u200b\u2800', fr: '\u3164\ufe0f' }],
  ['another language', { en: 'Lyons', de: 'Lyon' }],
  ['a value that is no text', { en: 5 }],
  ['an undefined value', { en: 'Lyons', fr: undefined }],
  ['a value that is too long', { en: 'Lyons', fr: 'Lugdun' }],
  ['a value that is too short without its spaces', { en: ' L ' }],
  ['a plain text', 'Lyon'],
])('%s is no localised text', (_, value) => {
  expect(title.safeParse(value).success).toBe(false);
});

test('an optional text may be empty, and is checked where it is not', () => {
  expect(optionalLocalisedText(5).safeParse({}).success).toBe(true);
  expect(optionalLocalisedText(5).safeParse({ en: '' }).success).toBe(true);
  expect(optionalLocalisedText(5).safeParse({ en: 'Lugdun' }).success).toBe(false);
  expect(optionalLocalisedText(5).safeParse({ de: 'Lyon' }).success).toBe(false);
});

test('a line has no line break in any language', () => {
  expect(localisedLine(5).safeParse({ en: 'Lyons', fr: ' ' }).success).toBe(true);
  expect(localisedLine(5).safeParse({ en: 'Lyons', fr: 'a\nb' }).error?.issues[0]).toMatchObject({
    path: ['fr'],
    params: { code: 'malformed' },
  });
  expect(localisedLine(5).safeParse({ en: '\u200b' }).success).toBe(false);
  expect(localisedLine(5).safeParse({ en: 'Lugdun' }).success).toBe(false);
  expect(optionalLocalisedLine(5).safeParse({}).success).toBe(true);
  expect(optionalLocalisedLine(5).safeParse({ fr: 'a\u202eb' }).success).toBe(false);
  expect(optionalLocalisedText(5).safeParse({ fr: 'a\nb' }).success).toBe(true);
});

test('each fault has a code', () => {
  expect(title.safeParse({}).error?.issues[0]).toMatchObject({ code: 'custom', params: { code: 'missing' } });
  expect(title.safeParse({ en: 'L' }).error?.issues[0]).toMatchObject({
    path: ['en'],
    params: { code: 'too-short' },
  });
});

test('a reader sees their language, else the other one with its own name', () => {
  const both = { en: 'Venice', fr: 'Venise' };
  expect(choose(both, 'fr')).toEqual({ value: 'Venise', lang: 'fr', fallback: false });
  expect(choose({ en: 'Venice', fr: ' ' }, 'fr')).toEqual({ value: 'Venice', lang: 'en', fallback: true });
  expect(choose({}, 'fr')).toEqual({ value: '', lang: 'fr', fallback: false });
});

test('the chosen text is empty only where no language is written', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'x'));
  const text: fc.Arbitrary<LocalisedText> = fc.record({ en: value, fr: value }, { requiredKeys: [] });
  fc.assert(
    fc.property(text, fc.constantFrom(...LOCALES), (written, locale) => {
      const chosen = choose(written, locale);
      const missing = missingLocales(written);
      if (missing.length === LOCALES.length) {
        expect(chosen).toEqual({ value: '', lang: locale, fallback: false });
      } else {
        expect(missing).not.toContain(chosen.lang);
        expect(chosen.value).toBe(written[chosen.lang]);
        expect(chosen.fallback).toBe(missing.includes(locale));
      }
    }),
  );
});
