import { LOCALES, type Locale } from './locale.ts';
import { isBlank } from './visible.ts';

/** A text in one or more languages. A value that shows nothing counts as not written. */
export type LocalisedText = { en?: string; fr?: string };

/** What a reader is shown of a localised text. */
export type ChosenText = {
  value: string;
  /** The true language of `value`. */
  lang: Locale;
  /** Whether the reader asked for another language, so that they must be told. */
  fallback: boolean;
};

/**
 * The reader's language, else the first other one that is written. Where nothing is written the value is
 * empty, in the reader's language.
 */
export function choose(text: LocalisedText, locale: Locale): ChosenText {
  const missing = missingLocales(text);
  const lang = [locale, ...LOCALES].find((candidate) => !missing.includes(candidate)) ?? locale;
  return { value: missing.includes(lang) ? '' : (text[lang] ?? ''), lang, fallback: lang !== locale };
}

/** The languages in which nothing is written, in the order of `LOCALES`. */
export function missingLocales(text: LocalisedText): Locale[] {
  return LOCALES.filter((locale) => isBlank(text[locale] ?? ''));
}
