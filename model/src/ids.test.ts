import { afterEach, expect, test, vi } from 'vitest';
import { idSchema, newId, uidOf, uidSchema } from './ids.ts';

afterEach(() => vi.restoreAllMocks());

test('a new id is an id, and never the same', () => {
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

test('bytes that would make some characters likelier are left out', () => {
  const draws = [new Uint8Array(40).fill(248), new Uint8Array(40).fill(255), new Uint8Array(40).fill(247)];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.set(draws.shift() ?? []);
    return array;
  });
  expect(newId()).toBe('9'.repeat(20));
  expect(draws).toEqual([]);
});

// Computed with node:crypto: createHash('sha256').update(`${issuer} ${subject}`).digest('base64url').slice(0, 28).
test.each([
  ['http://localhost:9400/', 'auth0|visitor', 'pM_qyU8U2Fp4zXfqSGivFa6OZOHP'],
  ['https://waymark.eu.auth0.com/', 'google-oauth2|113', 'xtAwhHdutAwTRdcxksXGJeXSKQaZ'],
  ['https://waymark.example/content', 'é😀', 'NcDMcJNxcbmR6i7nC695dBejPqR0'],
  ['', '', 'Nqnn8clbgv-5l0PgxcTOldg8mkMK'],
])('the uid of %s %s', async (issuer, subject, uid) => {
  expect(await uidOf(issuer, subject)).toBe(uid);
});

test('the uid of anybody is a uid, and of everybody another', async () => {
  const uids = await Promise.all(
    Array.from({ length: 200 }, (_, i) => uidOf('https://a.example/', `é|${i}`)),
  );
  for (const uid of uids) expect(uidSchema.safeParse(uid).success).toBe(true);
  expect(new Set(uids).size).toBe(uids.length);
});

test.each(['', 'a'.repeat(19), 'a'.repeat(21), `${'a'.repeat(19)}-`, `${'a'.repeat(20)}\n`])(
  '%j is no id',
  (text) => {
    expect(idSchema.safeParse(text).success).toBe(false);
  },
);
