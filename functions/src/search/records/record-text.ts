import { LOCALES } from '@waymark/model/locale';
import type { LocalisedText } from '@waymark/model/localised';
import { HIGHLIGHT } from '@waymark/model/search/highlight';

/** Control characters, white space of any length, and what marks highlights. */
const BETWEEN_WORDS = new RegExp(`[\\p{Cc}\\s\\u2028\\u2029${HIGHLIGHT.start}${HIGHLIGHT.end}]+`, 'gu');

/** A text as records hold it: on one line, without the marks of highlights, and well-formed, as JSON demands. */
export function recordText(text: string): string {
  return text.toWellFormed().replace(BETWEEN_WORDS, ' ').trim();
}

/** The same in each language that has any text; undefined where none has. */
export function recordTexts(texts: LocalisedText): LocalisedText | undefined {
  const written = LOCALES.map((locale) => [locale, recordText(texts[locale] ?? '')] as const).filter(
    ([, text]) => text !== '',
  );
  return written.length === 0 ? undefined : Object.fromEntries(written);
}
