import * as z from 'zod/mini';
import { LOCALES, type Locale } from './locale.ts';

/** A text in one or more languages. A blank value (white space only) counts as not written. */
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
 * A localised text of which at least one value is written. Lengths count UTF-16 code units, as HTML's
 * `maxlength` does. Issues of our own carry `params.code`: `missing` (nothing is written), `too-short` (a
 * written value, without the white space around it, has fewer than `min` characters).
 */
export function localisedText(max: number, { min = 1 }: { min?: number } = {}) {
  return optionalLocalisedText(max, { min }).check(
    z.refine((text) => missingLocales(text).length < LOCALES.length, { params: { code: 'missing' } }),
  );
}

/** Like `localisedText`, but may be empty: `{}`. */
export function optionalLocalisedText(max: number, { min = 1 }: { min?: number } = {}) {
  const value = z.string().check(
    z.maxLength(max),
    z.refine((written) => isBlank(written) || written.trim().length >= min, {
      params: { code: 'too-short' },
    }),
  );
  return z.strictObject({ en: z.exactOptional(value), fr: z.exactOptional(value) });
}

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

function isBlank(value: string): boolean {
  return value.trim() === '';
}
