import { LOCALES, type Locale } from './locale.ts';
import { isBlank } from './visible.ts';

/** A text in one or more languages. A value that shows nothing counts as not written. */
export type LocalisedText = { en?: string; fr?: string };

/** The value of a localised text that a reader sees. */
export type ChosenText = {
  value: string;
  /** The true language of `value`. */
  lang: Locale;
  /** Whether the value is in another language than the reader's, which the interface then names. */
  fallback: boolean;
};

/**
 * The value in the reader's language, else in the first other language that has one. Without any the value is empty, in the
 * reader's language.
 */
export function choose(text: LocalisedText, locale: Locale): ChosenText {
  const missing = missingLocales(text);
  const lang = [locale, ...LOCALES].find((candidate) => !missing.includes(candidate)) ?? locale;
  return { value: missing.includes(lang) ? '' : (text[lang] ?? ''), lang, fallback: lang !== locale };
}

/** The languages in which something is written, in the order of `LOCALES`. */
export function writtenLocales(text: LocalisedText): Locale[] {
  return LOCALES.filter((locale) => !isBlank(text[locale] ?? ''));
}

/** The languages in which nothing is written, in the order of `LOCALES`. */
export function missingLocales(text: LocalisedText): Locale[] {
  return LOCALES.filter((locale) => isBlank(text[locale] ?? ''));
}
