import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAtWord, plainText } from './plain-text.ts';

test.each<[string, string, string]>([
  ['lines become one', 'By the\r\n\tsea\u2028and the sky ', 'By the sea and the sky'],
  ['control characters go', 'a\u0000b\u009fc', 'a b c'],
  ['no-break spaces stay', 'Lyon\u00a0: la ville', 'Lyon\u00a0: la ville'],
  ['half a pair is replaced', 'sun \ud83d', 'sun \ufffd'],
  ['emoji stay whole', '👩‍👧 at sea', '👩‍👧 at sea'],
])('%s', (_, text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test.each<[string, string, string]>([
  ['a text that fits is unchanged', 'ten and ten', 'ten and ten'],
  ['a word that does not fit is dropped', 'ten and eleven', 'ten and…'],
  ['a word that ends at the limit stays', 'ten, eleven twelve', 'ten, eleven…'],
  ['punctuation before the cut is dropped', 'ten eleven, twelve', 'ten eleven…'],
  ['a word longer than the limit is cut', 'a Llanfairpwllgwyngyll', 'a Llanfairp…'],
  ['a surrogate pair is never split', '1234567890😀😀', '1234567890…'],
])('%s', (_, text, cut) => {
  expect(cutAtWord(text, 12)).toBe(cut);
});

test('a cut text is short enough, ends after a whole word, and is the beginning of the text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', ', ', '😀', '–'), maxLength: 60 });
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 40 }), (written, max) => {
      const cut = cutAtWord(written, max);
      expect(cut.length).toBeLessThanOrEqual(max);
      expect(cut.isWellFormed()).toBe(true);
      expect(written.startsWith(cut.replace(/…$/, ''))).toBe(true);
    }),
  );
});
