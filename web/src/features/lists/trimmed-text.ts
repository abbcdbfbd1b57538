import { LOCALES } from '@waymark/model/locale';
import { type LocalisedText, missingLocales } from '@waymark/model/localised';

/** A localised text without its empty languages and without surrounding white space. */
export function trimmedText(text: LocalisedText): LocalisedText {
  const missing = missingLocales(text);
  const written = LOCALES.filter((locale) => !missing.includes(locale));
  return Object.fromEntries(written.map((locale) => [locale, (text[locale] ?? '').trim()]));
}

/** Whether any language has content. */
export function hasText(text: LocalisedText): boolean {
  return missingLocales(text).length < LOCALES.length;
}

/** Whether two texts are equal apart from surrounding white space. */
export function isSameText(one: LocalisedText, other: LocalisedText): boolean {
  const [a, b] = [trimmedText(one), trimmedText(other)];
  return LOCALES.every((locale) => a[locale] === b[locale]);
}
