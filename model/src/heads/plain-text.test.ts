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
  ['what fits stays', 'ten and ten', 'ten and ten'],
  ['a word that would not fit goes', 'ten and eleven', 'ten and…'],
  ['a word that ends where the room ends stays', 'ten, eleven twelve', 'ten, eleven…'],
  ['punctuation before the cut goes', 'ten eleven, twelve', 'ten eleven…'],
  ['a word too long for the room is cut', 'a Llanfairpwllgwyngyll', 'a Llanfairp…'],
  ['a pair is never halved', '1234567890😀😀', '1234567890…'],
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
