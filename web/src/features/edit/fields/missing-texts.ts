import type { PublishedKind } from '@waymark/model/entities/kinds';
import { LOCALES, type Locale } from '@waymark/model/locale';
import { readLongRichText } from '@waymark/model/rich-text/read';
import { wordsIn } from '@waymark/model/rich-text/text-of';
import { isBlank } from '@waymark/model/visible';
import type { Draft } from '../../../live/writes/save-work.ts';
import { writtenIn } from '../content-values.ts';
import { FIELDS, type TextName } from './fields.ts';

/** The words of a story in each language. */
export type WordCounts = Readonly<Record<Locale, number>>;

const NO_WORDS: WordCounts = { en: 0, fr: 0 };

/** A text of this many words is long enough to compare its translation with it. */
const COMPARABLE = 100;

/** The number of words in one language of a story. It reads the whole text. */
export function wordsOf(body: string): number {
  const read = body === '' ? undefined : readLongRichText(body);
  return read && 'text' in read ? wordsIn(read.text) : 0;
}

function isWritten(content: Draft, name: TextName, locale: Locale): boolean {
  return !isBlank(writtenIn(content, `${name}.${locale}`));
}

/** Whether a text is written in another language, and not in this one. */
export function isMissing(content: Draft, name: TextName, locale: Locale): boolean {
  return !isWritten(content, name, locale) && LOCALES.some((one) => isWritten(content, name, one));
}

/** Whether a kind has any text in any language. */
export function isBegun(kind: PublishedKind, content: Draft): boolean {
  return FIELDS[kind].texts.some((name) => LOCALES.some((locale) => isWritten(content, name, locale)));
}

/**
 * How many texts of a kind are not written in a language yet: those written in another one, and, once anything is written, the title and
 * the text of a story. Photos and places without a word are no translation of a story that has words.
 */
export function missingIn(
  kind: PublishedKind,
  content: Draft,
  locale: Locale,
  words: WordCounts = NO_WORDS,
): number {
  const isNeeded = (name: TextName) => (name === 'title' || name === 'body') && isBegun(kind, content);
  return FIELDS[kind].texts.filter((name) => {
    if (name === 'body' && words[locale] === 0 && LOCALES.some((one) => words[one] > 0)) return true;
    return isMissing(content, name, locale) || (isNeeded(name) && !isWritten(content, name, locale));
  }).length;
}

/** Whether a story has less than half of the words of its other language, unless that is short too. */
export function isMuchShorter(locale: Locale, words: WordCounts): boolean {
  return LOCALES.some((one) => words[one] >= COMPARABLE && words[locale] < words[one] / 2);
}
