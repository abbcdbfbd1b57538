import { isLocale, type Locale } from '@waymark/model/locale';
import { config } from '../config.ts';

/** The cookie that stores a visitor's language (specification.md §9), and its lifetime in seconds: 365 days. */
const NAME = 'i18n_redirected';
const MAX_AGE = 365 * 24 * 60 * 60;

/** Stores the language that the visitor chose. */
export function rememberLocale(locale: Locale): void {
  const secure = config.VITE_LOCALE_COOKIE_SECURE ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = `${NAME}=${locale}; max-age=${MAX_AGE}; path=/; samesite=lax${secure}`;
}

/** The stored language; undefined where none is stored or the value is invalid. */
export function rememberedLocale(): Locale | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  const value = pair?.slice(NAME.length + 1);
  return isLocale(value) ? value : undefined;
}
