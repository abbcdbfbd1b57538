/** The languages of Waymark, the default one first. */
export const LOCALES = ['en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** The name of each language in that language. */
export const LOCALE_NAMES = { en: 'English', fr: 'Français' } as const satisfies Record<Locale, string>;

/** The prefix of every path in a language; empty in the default one. */
export const LOCALE_PREFIXES = { en: '', fr: '/fr' } as const satisfies Record<Locale, string>;

/**
 * Values of `og:locale`, which wants a territory. English is `en_US` because the Open Graph protocol itself
 * assumes that value where none is given, so that a consumer which knows few locales knows this one; we write
 * for no one country.
 */
export const OG_LOCALES = { en: 'en_US', fr: 'fr_FR' } as const satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
