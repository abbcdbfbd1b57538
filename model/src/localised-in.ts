import { LOCALES } from './locale.ts';
import type { LocalisedText } from './localised.ts';

/** The texts in a value of any type, as of a draft; empty where there are none. */
export function localisedIn(value: unknown): LocalisedText {
  const text: LocalisedText = {};
  if (typeof value !== 'object' || value === null) return text;
  for (const locale of LOCALES) {
    // The object has the field, so reading it is safe.
    const written = Object.hasOwn(value, locale) && (value as Record<string, unknown>)[locale];
    if (typeof written === 'string') text[locale] = written;
  }
  return text;
}
