import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, isLocale, LOCALE_PREFIXES, OG_LOCALES } from './locale.ts';

test('only the default language has no prefix', () => {
  expect(DEFAULT_LOCALE).toBe('en');
  expect(LOCALE_PREFIXES).toEqual({ en: '', fr: '/fr' });
});

test('Open Graph locales are a language and a territory', () => {
  for (const value of Object.values(OG_LOCALES)) expect(value).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
});

test.each(['en', 'fr'])('%s is a locale', (value) => {
  expect(isLocale(value)).toBe(true);
});

test.each(['de', 'EN', 'fr-FR', '', 'toString', undefined, 0])('%s is no locale', (value) => {
  expect(isLocale(value)).toBe(false);
});
