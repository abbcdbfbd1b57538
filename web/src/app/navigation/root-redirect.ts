import { DEFAULT_LOCALE, isLocale, LOCALE_PREFIXES, type Locale } from '@waymark/model/locale';
import { config } from '../../config.ts';
import { rememberedLocale } from '../../i18n/locale-cookie.ts';

/** Only the first page of a document is redirected. A later navigation to `/` is deliberate. */
let isFirst = true;

/**
 * The redirect target of a visitor who opens `/`, with query and hash: the language that they chose before, or that of their
 * browser. Undefined where no redirect is needed. A loop is impossible: it leads only away from `/`, and a visitor from one
 * of our own pages, such as by a link to the other language, is not redirected.
 */
export function rootRedirect(): string | undefined {
  // A server renders one page for all visitors.
  if (typeof document === 'undefined') return undefined;
  const first = isFirst;
  isFirst = false;
  if (!config.VITE_ROOT_REDIRECT || !first || location.pathname !== '/') return undefined;
  if (document.referrer.startsWith(`${location.origin}/`)) return undefined;
  const locale = rememberedLocale() ?? preferredLocale(navigator.languages);
  if (locale === DEFAULT_LOCALE) return undefined;
  return LOCALE_PREFIXES[locale] + location.search + location.hash;
}

/** The first of a browser's languages that Waymark supports. */
export function preferredLocale(languages: readonly string[]): Locale {
  const codes = languages.map((language) => language.toLowerCase().split('-')[0]);
  return codes.find(isLocale) ?? DEFAULT_LOCALE;
}
