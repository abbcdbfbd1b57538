import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedWords } from './changed-words.ts';

test('the words that only one text has are marked in it', () => {
  expect(changedWords('A walk by the sea.', 'A long walk by the lake.')).toEqual({
    earlier: [
      { text: 'A ', isOnlyHere: false },
      { text: 'walk by the ', isOnlyHere: false },
      { text: 'sea', isOnlyHere: true },
      { text: '.', isOnlyHere: false },
    ],
    current: [
      { text: 'A ', isOnlyHere: false },
      { text: 'long ', isOnlyHere: true },
      { text: 'walk by the ', isOnlyHere: false },
      { text: 'lake', isOnlyHere: true },
      { text: '.', isOnlyHere: false },
    ],
  });
});

test('the pieces are the whole texts, whatever they are', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (earlier, current) => {
      const pieces = changedWords(earlier, current);
      expect(pieces.earlier.map(({ text }) => text).join('')).toBe(earlier);
      expect(pieces.current.map(({ text }) => text).join('')).toBe(current);
    }),
  );
});

test('two long texts with nothing in common are shown without marks, at once', () => {
  const words = (letter: string) => Array.from({ length: 20_000 }, (_, index) => letter + index).join(' ');
  const began = performance.now();
  const { earlier, current } = changedWords(words('a'), words('b'));
  expect(performance.now() - began).toBeLessThan(5_000);
  expect([earlier, current].map((pieces) => pieces.some(({ isOnlyHere }) => isOnlyHere))).toEqual([
    false,
    false,
  ]);
});
