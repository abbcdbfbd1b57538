import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeSegment, encodeSegment, isId, isSlug } from './segments.ts';

test('an id is 1 to 128 characters without a slash', () => {
  for (const id of ['a', 'x'.repeat(128), '__proto__', 'é 漢 🏔', '%', '.', '..', '~.'])
    expect(isId(id)).toBe(true);
  for (const no of ['', 'x'.repeat(129), 'a/b', '\ud800']) expect(isId(no)).toBe(false);
});

test('a slug is lower-case kebab', () => {
  for (const slug of ['france', 'new-zealand', '10-days-in-peru']) expect(isSlug(slug)).toBe(true);
  for (const no of ['', 'France', 'new--zealand', '-france', 'côte', 'a_b', '__proto__']) {
    expect(isSlug(no)).toBe(false);
  }
});

test.each(['', '%', '%zz', '%c3', '.', '..', '%2e', '%2E%2e'])('%j is no segment', (segment) => {
  expect(decodeSegment(segment)).toBeNull();
});

const arbitraryText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.stringMatching(/^[~.%/\\?#2e]{1,8}$/),
  fc.constantFrom('.', '..', '~.', '~~..', '%2e', '...'),
);

test('every text comes back from its segment, and browsers leave that segment alone', () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      const segment = encodeSegment(text);
      expect(decodeSegment(segment)).toBe(text);
      const pathname = `/areas/${segment}/contact`;
      expect(new URL(pathname, 'https://waymark.example').pathname).toBe(pathname);
    }),
    { numRuns: 1000 },
  );
});
