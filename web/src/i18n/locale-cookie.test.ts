// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberedLocale, rememberLocale } from './locale-cookie.ts';

const config = vi.hoisted(() => ({ VITE_LOCALE_COOKIE_SECURE: false }));
vi.mock('../config.ts', () => ({ config }));

let written: string[];

beforeEach(() => {
  written = [];
  let jar = 'theme=dark; i18n_redirected=de';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
    jar = `theme=dark; ${cookie.split(';')[0]}`;
  });
});

afterEach(() => vi.restoreAllMocks());

test('an unsupported language counts as none', () => {
  expect(rememberedLocale()).toBeUndefined();
});

test('the language is stored for 365 days, for all paths of our site only', () => {
  rememberLocale('fr');
  expect(rememberedLocale()).toBe('fr');
  expect(written).toEqual(['i18n_redirected=fr; max-age=31536000; path=/; samesite=lax']);
});

test('the cookie is sent over https only where that is configured', () => {
  config.VITE_LOCALE_COOKIE_SECURE = true;
  rememberLocale('en');
  expect(written).toEqual(['i18n_redirected=en; max-age=31536000; path=/; samesite=lax; secure']);
});
