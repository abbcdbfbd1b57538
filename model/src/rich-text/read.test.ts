import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_RICH_TEXT_BYTES, readRichText } from './read.ts';

const paragraph = (text: string) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

/** A text whose JSON has a given number of bytes, written in two-byte letters. */
function ofBytes(bytes: number): string {
  const room = bytes - paragraph('').length;
  return paragraph('é'.repeat(Math.floor(room / 2)) + 'e'.repeat(room % 2));
}

/** A list nested to a given depth. */
function nested(levels: number): string {
  const open = '{"type":"bulletList","content":[{"type":"listItem","content":[';
  const list = `${open.repeat(levels)}{"type":"paragraph"}${']}]}'.repeat(levels)}`;
  return `{"type":"doc","content":[${list}]}`;
}

test('a rich text is read', () => {
  expect(readRichText(paragraph('By the sea.'))).toEqual({ text: JSON.parse(paragraph('By the sea.')) });
  expect(readRichText(nested(7))).toHaveProperty('text');
});

test('a rich text may be as large as the limit in UTF-8, and no larger', () => {
  expect(readRichText(ofBytes(MAX_RICH_TEXT_BYTES))).toHaveProperty('text');
  expect(readRichText(ofBytes(MAX_RICH_TEXT_BYTES + 1))).toEqual({ fault: 'too-large' });
});

test.each<[string, string, string]>([
  ['text', 'By the sea.', 'not-json'],
  ['half of a rich text', paragraph('By the sea.').slice(0, -1), 'not-json'],
  ['nothing', '', 'not-json'],
  ['other JSON', '[]', 'not-rich-text'],
  ['null', 'null', 'not-rich-text'],
  ['a block that does not exist', '{"type":"doc","content":[{"type":"video"}]}', 'not-rich-text'],
  ['lists in lists without end', nested(2000), 'too-deep'],
  ['brackets without end', '['.repeat(100_000), 'not-json'],
  ['brackets in brackets', '['.repeat(50_000) + ']'.repeat(50_000), 'too-deep'],
  ['a quote that never closes', `"${'\\\\"'.repeat(60_000)}`, 'not-json'],
  ['lists in lists, a little too deep', nested(8), 'too-deep'],
])('%s has a fault', (_, json, fault) => {
  expect(readRichText(json)).toEqual({ fault });
});

test('brackets and quotes in a text do not count as depth', () => {
  expect(readRichText(paragraph('[{"\\'.repeat(1000)))).toHaveProperty('text');
});

test('reading never throws, whatever the text', () => {
  const almost = fc.string({ unit: fc.constantFrom('"', '\\', '{', '[', ']', '}', ',', ':', 'type', 'doc') });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), almost), (json) => {
      const read = readRichText(json);
      expect('text' in read || 'fault' in read).toBe(true);
    }),
  );
});
