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
    const text = title[locale];
    if (text?.trim())
      made[locale] = text.endsWith(COPY[locale]) ? text : cut(text, COPY[locale].length) + COPY[locale];
  }
  return made;
}

/** Leaves room for so many code units. Half of a pair goes too. */
function cut(text: string, room: number): string {
  const short = text.slice(0, MAX_TITLE - room);
  return short.isWellFormed() ? short : short.slice(0, -1);
}
