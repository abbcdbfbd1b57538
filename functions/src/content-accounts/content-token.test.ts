import { generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { expect, it } from 'vitest';
import { decodeToken } from '../auth/access-token.ts';
import { readContentKeys } from './content-keys.ts';
import { CONTENT_AUDIENCE, issueContentToken, verifyContentToken } from './content-token.ts';
import { rotatedContentKeys } from './rotate-keys.ts';

const ISSUER = 'https://waymark.example/api/content';
const NOW = Date.UTC(2026, 0, 31);
const MONTH = 30 * 24 * 3_600;

const first = await rotatedContentKeys(undefined);
const second = await rotatedContentKeys(first);
const third = await rotatedContentKeys(second);
const keys = readContentKeys(first);

function issue(change: Partial<Parameters<typeof issueContentToken>[0]> = {}): string {
  const account = { id: 7, uid: 'uid-of-7', isConfirmed: true, revokedUntil: 0 };
  return issueContentToken({ issuer: ISSUER, keys, ...account, now: NOW, ...change });
}

const verify = (token: string, by = keys, now = NOW) =>
  verifyContentToken(decodeToken(token), { issuer: ISSUER, keyOf: (kid) => by.byId.get(kid), now });

/** The error code of a token with other claims or another header, signed with our key. */
async function refusalOf(claims: object, header: object = {}, key = keys.signing.key): Promise<unknown> {
  const iat = NOW / 1_000;
  const valid = { iss: ISSUER, aud: CONTENT_AUDIENCE, sub: '7', uid: 'uid-of-7', iat, exp: iat + 60 };
  const given = Object.entries({ ...valid, ...claims }).filter(([, value]) => value !== undefined);
  const token = jwt.sign(Object.fromEntries(given), key, {
    header: { alg: 'RS256', kid: keys.signing.kid, ...header },
  });
  return verify(token).then(
    () => 'accepted',
    (error: { code: unknown }) => error.code,
  );
}

it('says which account it is of, and since when', async () => {
  expect(await verify(issue())).toEqual({ id: 7, uid: 'uid-of-7', issuedAt: NOW / 1_000 });
  const claims = jwt.decode(issue(), { json: true });
  expect(claims).toMatchObject({ iss: ISSUER, aud: CONTENT_AUDIENCE, sub: '7', id: 7 });
  expect(claims).not.toHaveProperty('unconfirmed');
  expect(jwt.decode(issue({ isConfirmed: false }), { json: true })).toMatchObject({ unconfirmed: true });
});

it('is issued after the moment that revoked all earlier ones', async () => {
  const revokedUntil = NOW / 1_000;
  expect((await verify(issue({ revokedUntil }))).issuedAt).toBe(revokedUntil + 1);
});

it('is valid for thirty days', async () => {
  await verify(issue(), keys, NOW + MONTH * 1_000);
  await expect(verify(issue(), keys, NOW + (MONTH + 61) * 1_000)).rejects.toMatchObject({
    code: 'login_required',
  });
});

it.each([
  ['the identity provider’s audience', { aud: 'https://api.waymark.example' }],
  ['another issuer', { iss: 'https://tenant.example/' }],
  ['no audience', { aud: undefined }],
  ['no end', { exp: undefined }],
  ['no uid', { uid: undefined }],
  ['a subject that is no number', { sub: 'auth0|visitor' }],
  ['a subject beyond all numbers', { sub: '9'.repeat(20) }],
  ['a negative subject', { sub: '-7' }],
])('is refused with %s', async (_what, claims) => {
  expect(await refusalOf(claims)).toBe('invalid_token');
});

it('is refused with a key or an algorithm that is not ours', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  expect(await refusalOf({}, { kid: 'of-the-provider' })).toBe('invalid_token');
  expect(await refusalOf({}, {}, privateKey)).toBe('invalid_token');
  expect(await refusalOf({}, { alg: 'RS512' })).toBe('invalid_token');
  expect(await refusalOf({})).toBe('accepted');
});

it('survives a rotation of keys, and the key that signs next is known before', async () => {
  for (const [before, after] of [
    [first, second],
    [second, third],
  ] as const) {
    const [old, renewed] = [readContentKeys(before), readContentKeys(after)];
    expect(renewed.signing.kid).not.toBe(old.signing.kid);
    await verify(issue({ keys: old }), renewed);
    await verify(issue({ keys: renewed }), old);
  }
  await expect(verify(issue(), readContentKeys(third))).rejects.toMatchObject({ code: 'invalid_token' });
});

it('is verified with published keys that have no private part', () => {
  const { published } = readContentKeys(third);
  expect(published.keys).toHaveLength(3);
  for (const key of published.keys)
    expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

it.each(['', 'none', '{}', '{"keys":[]}', '{"keys":[{"kty":"RSA","kid":"a","n":"AQAB","e":"AQAB"}]}'])(
  'has no keys in the secret %s',
  (secret) => {
    expect(() => readContentKeys(secret)).toThrow('CONTENT_KEYS');
  },
);

it('is not signed with a short or broken key, and the error says nothing of it', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1_024 });
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'short' };
  expect(() => readContentKeys(JSON.stringify({ keys: [jwk] }))).toThrow('less than 2,048 bits');
  const broken = { ...jwk, n: 'A'.repeat(400), d: 'secret' };
  expect(() => readContentKeys(JSON.stringify({ keys: [broken] }))).toThrow(
    /^A key of CONTENT_KEYS cannot be read$/,
  );
});
