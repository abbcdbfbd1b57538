import { withoutHalfPair } from '../heads/plain-text.ts';
import { LOCALES, type Locale } from '../locale.ts';
import type { LocalisedText } from '../localised.ts';

/** The most UTF-16 code units of a title in one language. */
export const MAX_TITLE = 140;

/** The end of a copy's title. */
const COPY = { en: ' (copy)', fr: ' (copie)' } as const satisfies Record<Locale, string>;

/** The title of a copy of a work, in each language that has one. A copy of a copy has the same title as the copy. */
export function titleOfCopy(title: LocalisedText): LocalisedText {
  const made: LocalisedText = {};
  for (const locale of LOCALES) {
    const [text, end] = [title[locale], COPY[locale]];
    if (!text?.trim()) continue;
    made[locale] = text.endsWith(end) ? text : withoutHalfPair(text.slice(0, MAX_TITLE - end.length)) + end;
  }
  return made;
}
