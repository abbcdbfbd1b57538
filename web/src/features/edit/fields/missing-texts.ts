import type { PublishedKind } from '@waymark/model/entities/kinds';
import { LOCALES, type Locale } from '@waymark/model/locale';
import { isBlank } from '@waymark/model/visible';
import type { Draft } from '../../../live/writes/save-work.ts';
import { writtenIn } from '../content-values.ts';
import { FIELDS, type TextName } from './fields.ts';

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

/** How many texts of a kind are not written in a language yet: those written in another one, and the title once anything is written. */
export function missingIn(kind: PublishedKind, content: Draft, locale: Locale): number {
  return FIELDS[kind].texts.filter(
    (name) =>
      isMissing(content, name, locale) ||
      (name === 'title' && isBegun(kind, content) && !isWritten(content, name, locale)),
  ).length;
}
