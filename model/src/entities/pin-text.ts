import { LOCALES, type Locale } from '../locale.ts';
import type { LocalisedText } from '../localised.ts';
import { localisedIn } from '../localised-in.ts';
import { endOfPiece, sentencesOf } from '../sentences.ts';

/*
 * A pin is one text to its author, the `note` of the work. Its public document has the beginning of the text as its summary, and the
 * rest as its note. Works from before that have a summary of their own, which becomes the beginning of the text when they are read.
 */

/** The longest summary in each language, in UTF-16 code units. */
export const MAX_SUMMARY = 500;

/** The longest text of a pin in each language, in UTF-16 code units. An earlier summary and note, of 500 and 2,000, fit. */
export const MAX_PIN_TEXT = 2_600;

type Content = Readonly<Record<string, unknown>>;

/** The content of a pin with one text: its summary, if it has one, begins the note. The same object where there is none. */
export function withOneText<Of extends Content>(content: Of): Omit<Of, 'summary'> & Content {
  if (!Object.hasOwn(content, 'summary')) return content;
  const { summary, ...rest } = content;
  const [beginning, end] = [localisedIn(summary), localisedIn(content['note'])];
  if (Object.keys(beginning).length === 0) return rest;
  return { ...rest, note: inEachLanguage((locale) => joined(beginning[locale], end[locale])) };
}

/**
 * The text of a pin as its public document has it. The summary is the first paragraph. A paragraph that is too long for a summary is
 * cut after a line, else after a sentence, else after a word; no word is lost.
 */
export function partsOfPinText(text: LocalisedText): { summary: LocalisedText; note: LocalisedText } {
  const parts = LOCALES.map((locale) => [locale, partsOf(text[locale] ?? '')] as const);
  const all = new Map(parts);
  return {
    summary: inEachLanguage((locale) => all.get(locale)?.[0]),
    note: inEachLanguage((locale) => all.get(locale)?.[1]),
  };
}

function joined(beginning = '', end = ''): string {
  if (beginning.trim() === '' || end.trim() === '') return beginning.trim() === '' ? end : beginning;
  return `${beginning.trimEnd()}\n\n${end.trimStart()}`;
}

/** An empty line, which ends a paragraph. */
const EMPTY_LINE = /\n\s*\n/;

function partsOf(written: string): [summary: string, note: string] {
  const text = written.trim();
  const paragraph = text.search(EMPTY_LINE);
  const first = paragraph === -1 ? text.length : paragraph;
  const end = first <= MAX_SUMMARY ? first : endOfSummary(text.slice(0, first));
  return [text.slice(0, end).trim(), text.slice(end).trim()];
}

/** Where the summary ends in a paragraph that is too long for it. */
function endOfSummary(paragraph: string): number {
  const line = paragraph.lastIndexOf('\n', MAX_SUMMARY);
  if (line > 0) return line;
  let end = 0;
  for (const sentence of sentencesOf(paragraph)) {
    if (end + sentence.trimEnd().length > MAX_SUMMARY) break;
    end += sentence.length;
  }
  return end > 0 ? end : endOfPiece(paragraph, MAX_SUMMARY);
}

/** The text without the languages that have none. */
function inEachLanguage(textIn: (locale: Locale) => string | undefined): LocalisedText {
  const texts = LOCALES.map((locale) => [locale, textIn(locale)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text));
}
