// @vitest-environment happy-dom

import { renderHook } from '@testing-library/react';
import { LOCALES, type Locale } from '@waymark/model/locale';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadMessages } from './messages.ts';
import { Translated } from './translated.tsx';
import { useDateFormat } from './use-date-format.ts';
import { useMomentFormat } from './use-moment-format.ts';

const MESSAGES = { en: await loadMessages('en'), fr: await loadMessages('fr') };
const FIRST = Date.UTC(2026, 5, 1, 9, 5);

const inLocale = (locale: Locale, children: ReactNode) => (
  <Translated locale={locale} messages={MESSAGES[locale]}>
    {children}
  </Translated>
);

function formatIn(locale: Locale) {
  const { result } = renderHook(useDateFormat, {
    wrapper: ({ children }) => inLocale(locale, children),
  });
  return result.current;
}

test('the first of a month is an ordinal in French alone', () => {
  expect(formatIn('fr')(FIRST)).toBe('1er juin 2026');
  expect(formatIn('fr')(FIRST, { dateStyle: 'medium' })).toBe('1er juin 2026');
  expect(formatIn('en')(FIRST)).toBe('1 June 2026');
});

test('other days, and months without a day, stay as they are', () => {
  const fr = formatIn('fr');
  expect(fr(Date.UTC(2026, 5, 11))).toBe('11 juin 2026');
  expect(fr(Date.UTC(2026, 5, 21))).toBe('21 juin 2026');
  expect(fr(FIRST, { month: 'long', year: 'numeric' })).toBe('juin 2026');
});

test('a day is the one in UTC, unless the options name another zone', () => {
  const late = Date.UTC(2026, 4, 31, 23);
  expect(formatIn('fr')(late)).toBe('31 mai 2026');
  expect(formatIn('fr')(late, { dateStyle: 'long', timeZone: 'Europe/Paris' })).toBe('1er juin 2026');
});

test('a moment has the same day, with its time', () => {
  const { result } = renderHook(() => useMomentFormat(), {
    wrapper: ({ children }) => inLocale('fr', children),
  });
  expect(result.current(Date.UTC(2026, 5, 1, 12))).toMatch(/^1er juin 2026 à \d\d:\d\d$/);
});

function Day() {
  const date = useDateFormat();
  return <p>{date(FIRST)}</p>;
}

describe.each(LOCALES)('in %s', (locale) => {
  test('the server writes the same date as the browser', () => {
    expect(renderToString(inLocale(locale, <Day />))).toBe(`<p>${formatIn(locale)(FIRST)}</p>`);
  });
});
