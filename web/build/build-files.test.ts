import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildIdOf } from './build-files.ts';

const FILES = [
  ['assets/first-1.js', 'a'],
  ['assets/style-2.css', 'b'],
  ['icon.svg', new Uint8Array([1, 2])],
] as const;

test('the id of a build depends on the names and contents of its files, not on their order', () => {
  const id = buildIdOf(FILES);
  expect(id).toMatch(/^[0-9a-f]{20}$/);
  fc.assert(
    fc.property(fc.shuffledSubarray([...FILES], { minLength: FILES.length }), (files) => {
      expect(buildIdOf(files)).toBe(id);
    }),
  );
});

test('another content, another name, a file more or less is another build', () => {
  const ids = [
    FILES,
    FILES.slice(1),
    [...FILES, ['assets/more-1.js', ''] as const],
    [['assets/first-1.js', 'c'] as const, ...FILES.slice(1)],
    [['assets/first-2.js', 'a'] as const, ...FILES.slice(1)],
    [['assets/first-1.js', 'a\nassets/style-2.css'] as const, ...FILES.slice(1)],
  ].map(buildIdOf);
  expect(new Set(ids).size).toBe(ids.length);
});
