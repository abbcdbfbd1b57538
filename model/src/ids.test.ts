import { afterEach, expect, test, vi } from 'vitest';
import { mediaIdSchema } from './entities/instagram-import.ts';
import { idSchema, newId, uidSchema } from './ids.ts';

afterEach(() => vi.restoreAllMocks());

test('a new id is valid, and never repeats', () => {
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids) expect(idSchema.safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});

test('every character of a new id is as likely as every other', () => {
  const counts = new Map<string, number>();
  const characters = Array.from({ length: 5000 }, newId).join('');
  for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1);
  const expected = characters.length / 62;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(counts.size).toBe(62);
  // With 61 degrees of freedom chance exceeds this about once in 10¹⁰ runs; bytes taken modulo 62 give over 1,000.
  expect(chiSquare).toBeLessThan(160);
});

test('bytes that would make some characters likelier are skipped', () => {
  const draws = [new Uint8Array(40).fill(248), new Uint8Array(40).fill(255), new Uint8Array(40).fill(247)];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.set(draws.shift() ?? []);
    return array;
  });
  expect(newId()).toBe('9'.repeat(20));
  expect(draws).toEqual([]);
});

test.each(['', 'a'.repeat(19), 'a'.repeat(21), `${'a'.repeat(19)}-`, `${'a'.repeat(20)}\n`])(
  '%j is no id',
  (text) => {
    expect(idSchema.safeParse(text).success).toBe(false);
  },
);

test.each(['__x__', '____', '__a-1__'])('%s names nothing, because the database throws for it', (name) => {
  expect(uidSchema.safeParse(name).success).toBe(false);
  expect(mediaIdSchema.safeParse(name).success).toBe(false);
});

test.each(['__x', 'x__', '_x_', 'a__b'])('%s may name something', (name) => {
  expect(uidSchema.safeParse(name).success).toBe(true);
});
