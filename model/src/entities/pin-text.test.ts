import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleDocument, exampleWork } from '../testing/examples.ts';
import { MAX_PIN_TEXT, MAX_SUMMARY, partsOfPinText, withOneText } from './pin-text.ts';
import { pin } from './public-document.ts';
import { work } from './work.ts';

const partsOf = (en: string) => {
  const { summary, note } = partsOfPinText({ en });
  return [summary.en ?? '', note.en ?? ''] as const;
};
const joined = (summary: string, note: string) => {
  const content: { note?: { en?: string } } = withOneText({ summary: { en: summary }, note: { en: note } });
  return content.note?.en ?? '';
};
const words = (text: string) => text.split(/\s+/).filter(Boolean);
const letters = (text: string) => text.replaceAll(/\s/g, '');

/** Texts of words, sentences, lines and paragraphs, often longer than a summary. */
const texts = fc
  .array(
    fc.oneof(fc.stringMatching(/^\S{1,30}$/), fc.constantFrom('. ', '! ', '\n', '\n\n', ' ', '\r\n\t\n')),
    {
      maxLength: 200,
      size: 'max',
    },
  )
  .map((parts) => parts.join(' '));

describe('the public parts of a pin’s text', () => {
  it.each([
    ['nothing', '', '', ''],
    ['a sentence', 'Come early.', 'Come early.', ''],
    ['two paragraphs', 'A port.\n\nCome early.\n\nStay.', 'A port.', 'Come early.\n\nStay.'],
    ['lines of one paragraph', 'A port.\nA pier.', 'A port.\nA pier.', ''],
    ['space around it', '\n\n A port. \n \n Come early. ', 'A port.', 'Come early.'],
  ])('of %s', (_, text, summary, note) => {
    expect(partsOf(text)).toEqual([summary, note]);
  });

  it.each([
    ['a line', `${'A'.repeat(40)}\n${'Word. '.repeat(100)}`, 'A'.repeat(40)],
    ['a sentence', `${'Word. '.repeat(83)}And a ${'long '.repeat(100)}one.`, 'Word. '.repeat(83).trim()],
    ['a word', 'word '.repeat(200), 'word '.repeat(100).trim()],
    ['a character', '😀'.repeat(400), '😀'.repeat(250)],
  ])('of a long paragraph end after %s', (_, text, summary) => {
    const [first, rest] = partsOf(text);
    expect(first).toBe(summary);
    expect(letters(first + rest)).toBe(letters(text));
  });

  it('have all words in order, within their bounds', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const [summary, note] = partsOf(text);
        expect(words(`${summary} ${note}`)).toEqual(words(text));
        expect(summary.length).toBeLessThanOrEqual(MAX_SUMMARY);
        // What is published again stays as it is.
        expect(partsOf(joined(summary, note))).toEqual([summary, note]);
      }),
    );
  });

  it('are found in each language by itself', () => {
    expect(partsOfPinText({ en: 'A.\n\nB.', fr: ' ' })).toEqual({
      summary: { en: 'A.' },
      note: { en: 'B.' },
    });
  });
});

describe('a pin with a summary of its own', () => {
  it('has one text, and publishing it again changes nothing for visitors', () => {
    const { summary, note } = exampleDocument('pin');
    const content = withOneText({ ...exampleWork('pin').content, summary, note });
    expect(content).not.toHaveProperty('summary');
    expect(content['note']).toEqual({
      en: 'A city that faces the sea.\n\nCome early.',
      fr: 'Une ville face à la mer.\n\nVenez tôt.',
    });
    expect(partsOf('A city that faces the sea.\n\nCome early.')).toEqual([summary.en, note.en]);
  });

  it.each([
    [{ summary: { en: 'A' }, note: { fr: 'B' } }, { note: { en: 'A', fr: 'B' } }],
    [{ summary: { en: 'A' } }, { note: { en: 'A' } }],
    [{ summary: {}, note: { en: 'B' } }, { note: { en: 'B' } }],
    [{ summary: { en: ' ' }, note: { en: 'B' } }, { note: { en: 'B' } }],
    [{ summary: 7, note: 8 }, { note: 8 }],
    [
      { note: { en: 'B' }, tags: [] },
      { note: { en: 'B' }, tags: [] },
    ],
  ])('%j is read as %j', (content, expected) => {
    expect(withOneText(content)).toEqual(expected);
  });

  it('is read so wherever a work is read, and only a pin is', () => {
    const content = { summary: { en: 'A' }, note: { en: 'B' } };
    expect(work.parse({ ...exampleWork('pin'), content }).content).toEqual({ note: { en: 'A\n\nB' } });
    expect(work.parse({ ...exampleWork('poi'), content }).content).toEqual(content);
  });

  it('fits into one text, and the longest text fits into a public document', () => {
    expect(joined('a'.repeat(MAX_SUMMARY), 'b'.repeat(2_000)).length).toBeLessThanOrEqual(MAX_PIN_TEXT);
    const parts = partsOfPinText({ en: `a\n\n${'b'.repeat(MAX_PIN_TEXT - 3)}` });
    expect(pin.safeParse({ ...exampleDocument('pin'), ...parts }).success).toBe(true);
  });
});
