import type { SearchRecord } from '@waymark/model/search/search-record';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, inParts, keyOf, MAX_RECORD, objectIdOf } from './in-parts.ts';
import { recordTexts } from './record-text.ts';

const record = {
  key: 'posts/abcdefghijklmnopqrst',
  kind: 'post',
  id: 'abcdefghijklmnopqrst',
  title: { en: 'Title' },
  summary: { en: 'Summary' },
  words: [],
  places: [],
  tags: ['sea'],
  languages: ['en'],
  saves: 0,
  total: 0,
  weight: 1,
  publishedAt: 0,
} satisfies Omit<SearchRecord, 'objectID' | 'part'>;

const textIn = (parts: readonly SearchRecord[], locale: 'en' | 'fr') =>
  parts.flatMap(({ text }) => text?.[locale] ?? []);

describe('a record in parts', () => {
  it('is one record where its text fits', () => {
    const parts = inParts({ record, text: { en: 'One', fr: 'Un' } }, 50);
    expect(parts).toEqual([{ ...record, objectID: record.key, part: 0, text: { en: 'One', fr: 'Un' } }]);
  });

  it('is one record without a text', () => {
    expect(inParts({ record, text: undefined }, 50)).toEqual([{ ...record, objectID: record.key, part: 0 }]);
  });

  it('holds a text of 200 KB in both languages, each record below the limit, the summary in the first one only', () => {
    const words = (word: string) => Array.from({ length: 20_000 }, (_, i) => `${word}${i}`).join(' ');
    const text = { en: words('word'), fr: words('élan') };
    const parts = inParts({ record, text }, 50);
    expect(Math.max(...parts.map(bytesOf))).toBeLessThanOrEqual(MAX_RECORD);
    expect(textIn(parts, 'en').join(' ')).toBe(text.en);
    expect(textIn(parts, 'fr').join(' ')).toBe(text.fr);
    expect(parts.map(({ summary }) => summary !== undefined)).toEqual(parts.map((_, i) => i === 0));
    expect(parts.map(({ objectID }) => objectID)).toEqual(parts.map((_, i) => objectIdOf(record.key, i)));
    expect(new Set(parts.map(({ tags }) => tags.join()))).toEqual(new Set(['sea']));
  });

  it('cuts a word that is longer than a record, and leaves out what is beyond the last part', () => {
    const parts = inParts({ record, text: { en: '語'.repeat(60_000) } }, 3);
    expect(parts).toHaveLength(3);
    expect(Math.max(...parts.map(bytesOf))).toBeLessThanOrEqual(MAX_RECORD);
    expect(Math.min(...parts.map(bytesOf))).toBeGreaterThan(MAX_RECORD - 12);
  });

  it('leaves a word to the next record where the first language leaves too little room for it', () => {
    const text = { en: 'a'.repeat(9_700), fr: `${'b'.repeat(200)} end` };
    const parts = inParts({ record, text }, 50);
    expect(textIn(parts, 'fr')).toEqual([text.fr]);
    expect(parts).toHaveLength(2);
  });

  it('keeps every word of any text, in order and below the limit', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    const words = fc.array(word, { maxLength: 2_000, size: 'max' });
    fc.assert(
      fc.property(words, words, (en, fr) => {
        const text = recordTexts({ en: en.join(' '), fr: fr.join(' ') });
        // The longest texts need more parts than a story may have.
        const parts = inParts({ record, text }, 500);
        for (const part of parts) expect(bytesOf(part)).toBeLessThanOrEqual(MAX_RECORD);
        expect(textIn(parts, 'en').join(' ')).toBe(text?.en ?? '');
        expect(textIn(parts, 'fr').join(' ')).toBe(text?.fr ?? '');
      }),
      // To shrink texts of 400 KB takes many minutes.
      { numRuns: 30, endOnFailure: true },
    );
  });

  it('has the key of its document in its name', () => {
    for (const part of [0, 1, 49]) expect(keyOf(objectIdOf('posts/a', part))).toBe('posts/a');
  });
});
