import { LOCALES } from '@waymark/model/locale';
import { type LocalisedText, missingLocales } from '@waymark/model/localised';

/** A localised text without the languages in which nothing is written, and without white space around what is. */
export function writtenOnly(text: LocalisedText): LocalisedText {
  const missing = missingLocales(text);
  const written = LOCALES.filter((locale) => !missing.includes(locale));
  return Object.fromEntries(written.map((locale) => [locale, (text[locale] ?? '').trim()]));
}

/** Whether there is something in any language. */
export function isWritten(text: LocalisedText): boolean {
  return missingLocales(text).length < LOCALES.length;
}

/** Whether two say the same, whatever white space is around it. */
export function isSameText(one: LocalisedText, other: LocalisedText): boolean {
  const [a, b] = [writtenOnly(one), writtenOnly(other)];
  return LOCALES.every((locale) => a[locale] === b[locale]);
}
