import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlank, isOneLine } from './visible.ts';

test.each([
  ['white space', ' \t\n\u00a0\u2003\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['the empty Braille pattern', '\u2800'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['selectors of a form', '\ufe0f\ufe00\u{e0100}\u180b'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['a joiner of graphemes and a soft hyphen', '\u034f\u00ad'],
  ['marks and turns of direction', '\u200e\u200f\u061c\u202e\u2066\u2069'],
  ['control characters', '\u0000\u001b\u007f\u0085'],
  ['marks of annotations', '\ufff9\ufffb'],
  ['nothing', ''],
])('%s is blank', (_, text) => {
  expect(isBlank(text)).toBe(true);
});

test.each([
  ['a family', '👨‍👩‍👧‍👦'],
  ['a heart with its selector', '❤️'],
  ['the flag of England, of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['Persian with a non-joiner', 'می‌خواهم'],
  ['Hindi with a joiner', 'क्‍ष'],
  ['Hebrew with a mark of direction', 'שלום\u200f!'],
  ['a soft hyphen', 'Donau\u00addampf'],
  ['one accent', '\u0301'],
])('%s is a line that shows something', (_, text) => {
  expect(isBlank(text)).toBe(false);
  expect(isOneLine(text)).toBe(true);
});

test.each([
  '\n',
  '\r',
  '\v',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u0000',
  '\u001b',
  '\u202e',
  '\u202a',
  '\u2066',
  '\u2069',
])('no line has %j in it', (character) => {
  expect(isOneLine(`Ada${character}Lovelace`)).toBe(false);
});

test('a text is judged by its characters, however they are combined', () => {
  const troublesome = fc.constantFrom('a', '\u200b', '\n', '\u202e', '\u{e0041}', '\ufe0f');
  const unit = fc.oneof(troublesome, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }));
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const characters = Array.from(text);
      expect(isBlank(text)).toBe(characters.every(isBlank));
      expect(isOneLine(text)).toBe(characters.every(isOneLine));
      if (text.trim() === '') expect(isBlank(text)).toBe(true);
    }),
  );
});
