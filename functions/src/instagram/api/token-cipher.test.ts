import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decryptToken, encryptToken, readTokenKeys } from './token-cipher.ts';

const keys = (count: number) => Array.from({ length: count }, () => randomBytes(32));

test('a token is decrypted for its owner alone, also after the key has changed', () => {
  const [old, next] = [keys(1), keys(1)];
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (token) => {
      const stored = encryptToken(old, 'ada', token);
      expect(decryptToken([...next, ...old], 'ada', stored)).toBe(token.toWellFormed());
      expect(decryptToken(next, 'ada', stored)).toBeUndefined();
      expect(decryptToken(old, 'eve', stored)).toBeUndefined();
      expect(encryptToken(old, 'ada', token)).not.toBe(stored);
    }),
  );
});

test('what was altered is not decrypted', () => {
  const one = keys(1);
  const stored = Buffer.from(encryptToken(one, 'ada', 'token'), 'base64');
  for (let index = 0; index < stored.length; index++) {
    const altered = Buffer.from(stored);
    altered[index] = (altered[index] ?? 0) ^ 1;
    expect(decryptToken(one, 'ada', altered.toString('base64'))).toBeUndefined();
  }
  expect(decryptToken(one, 'ada', '')).toBeUndefined();
});

test('keys have 32 bytes, and a refusal has no part of them', () => {
  const [one, two] = keys(2);
  expect(readTokenKeys(`${one?.toString('base64')}, ${two?.toString('base64')}`)).toEqual([one, two]);
  expect(() => readTokenKeys('c2VjcmV0')).toThrow(/^INSTAGRAM_TOKEN_KEYS must be/);
});
