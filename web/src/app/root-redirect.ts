import { DEFAULT_LOCALE, isLocale, LOCALE_PREFIXES, type Locale } from '@waymark/model/locale';
import { config } from '../config.ts';
import { rememberedLocale } from './locale-cookie.ts';

/** Only the first page of a document is redirected: who goes to `/` from another one means it. */
let isFirst = true;

/**
 * Where a visitor who opens `/` is sent instead, with query and hash: to the language they chose before, else to that of their
 * browser. Undefined where they are right. It cannot go in circles: it leads away from `/` only, and whoever comes from a page of
 * ours, by a link to the other language, stays.
 */
export function rootRedirect(): string | undefined {
  const first = isFirst;
  isFirst = false;
  if (!config.VITE_ROOT_REDIRECT || !first || location.pathname !== '/') return undefined;
  if (document.referrer.startsWith(`${location.origin}/`)) return undefined;
  const locale = rememberedLocale() ?? preferredLocale(navigator.languages);
  if (locale === DEFAULT_LOCALE) return undefined;
  return LOCALE_PREFIXES[locale] + location.search + location.hash;
}

/** The first of a browser's languages that Waymark has. */
export function preferredLocale(languages: readonly string[]): Locale {
  const codes = languages.map((language) => language.toLowerCase().split('-')[0]);
  return codes.find(isLocale) ?? DEFAULT_LOCALE;
}
