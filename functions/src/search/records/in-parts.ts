import { LOCALES, type Locale } from '@waymark/model/locale';
import type { LocalisedText } from '@waymark/model/localised';
import type { SearchRecord } from '@waymark/model/search/search-record';

/** The largest record that Algolia accepts, in bytes of its JSON. */
export const MAX_RECORD = 10_000;

/** What decides how a record is cut into parts. */
interface Cuttable {
  key: string;
  summary?: LocalisedText;
}

/** A record without what its part decides, and the text that may need several. */
export interface WholeRecord<Whole extends Cuttable = Omit<SearchRecord, 'objectID' | 'part' | 'text'>> {
  record: Whole;
  /** As `recordTexts` gives it. */
  text: LocalisedText | undefined;
}

/** One of the records of a document. */
export type PartOf<Whole extends Cuttable> = Omit<Whole, 'summary'> & {
  summary?: LocalisedText;
  objectID: string;
  part: number;
  text?: LocalisedText;
};

/**
 * The records of a document: one, or several with a part of its text each. All of them have what filters and results need; the
 * summary is in the first one only. Text beyond the last part is left out: that is the end of a story of more than 300 KB.
 *
 * @param mostParts the largest number of records
 */
export function inParts<Whole extends Cuttable>(
  { record, text = {} }: WholeRecord<Whole>,
  mostParts: number,
): PartOf<Whole>[] {
  const rest = { ...text };
  const { summary, ...later } = record;
  const records: PartOf<Whole>[] = [];
  do {
    const part = records.length;
    const bare: PartOf<Whole> = {
      ...later,
      ...(part === 0 && summary && { summary }),
      objectID: objectIdOf(record.key, part),
      part,
    };
    const taken = takeText(rest, MAX_RECORD - bytesOf(bare));
    records.push(taken === undefined ? bare : { ...bare, text: taken });
  } while (records.length < mostParts && LOCALES.some((locale) => rest[locale]));
  return records;
}

export function objectIdOf(key: string, part: number): string {
  return part === 0 ? key : `${key}#${part}`;
}

/** The key of the document that a record is of. */
export function keyOf(objectId: string): string {
  return objectId.replace(/#\d+$/, '');
}

export function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** What JSON needs around the texts, in bytes: `,"text":{"en":"","fr":""}` */
const AROUND = 26;

/** Takes as much text as there is room for from `rest`, in the order of the languages. */
function takeText(rest: LocalisedText, room: number): LocalisedText | undefined {
  const taken: LocalisedText = {};
  let left = room - AROUND;
  for (const locale of LOCALES) {
    const text = rest[locale];
    if (!text) continue;
    const isEmpty = Object.keys(taken).length === 0;
    const { end, bytes } = endWithin(text, left, isEmpty);
    if (end > 0) taken[locale] = text.slice(0, end).trimEnd();
    setOrDelete(rest, locale, text.slice(end).trimStart());
    left -= bytes;
    if (rest[locale]) break;
  }
  return Object.keys(taken).length === 0 ? undefined : taken;
}

function setOrDelete(texts: LocalisedText, locale: Locale, text: string): void {
  if (text === '') delete texts[locale];
  else texts[locale] = text;
}

/**
 * Where a text has to end to fit: after a word.
 * @param mayCut whether a word that is longer than the room ends within; otherwise nothing fits, and the next record has room for it
 */
function endWithin(text: string, room: number, mayCut: boolean): { end: number; bytes: number } {
  let [bytes, index] = [0, 0];
  let word = { end: 0, bytes: 0 };
  for (const character of text) {
    if (character === ' ') word = { end: index, bytes };
    const size = bytesInJson(character);
    if (bytes + size > room) return word.end > 0 || !mayCut ? word : { end: index, bytes };
    bytes += size;
    index += character.length;
  }
  return { end: index, bytes };
}

/** Control characters and lone surrogates, which JSON escapes at length, are in no text of a record. */
function bytesInJson(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (character === '"' || character === '\\') return 2;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
