import { createHmac, createPublicKey, createSign, generateKeyPairSync } from 'node:crypto';
import { uidOf } from '@waymark/model/uid';
import fc from 'fast-check';
import jwt from 'jsonwebtoken';
import { describe, expect, it, vi } from 'vitest';
import { decodeToken, verifyAccessToken } from './access-token.ts';

const ISSUER = 'https://tenant.example/';
const AUDIENCE = 'https://api.waymark.example';
const NOW = Date.UTC(2026, 5, 1);
const SECONDS = NOW / 1_000;

const pem = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const ours = pem();
const theirs = pem();

const CLAIMS = {
  iss: ISSUER,
  aud: [AUDIENCE, `${ISSUER}userinfo`],
  sub: 'auth0|ada',
  iat: SECONDS - 10,
  exp: SECONDS + 600,
  permissions: ['write:creators', 'delete:everything', 'feature:creator-profile'],
  'https://waymark.example/email': 'ada@waymark.example',
  'https://waymark.example/name': 'Ada',
};

function sign(claims: object = CLAIMS, options: jwt.SignOptions = {}, key: string = ours.privateKey): string {
  return jwt.sign(claims, key, { algorithm: 'RS256', keyid: 'k1', ...options });
}

const without = (name: keyof typeof CLAIMS) => {
  const { [name]: _, ...rest } = CLAIMS;
  return rest;
};

const keyOf = vi.fn(async (_kid: string) => createPublicKey(ours.publicKey));
const verify = async (token: string) =>
  verifyAccessToken(decodeToken(token), { issuer: ISSUER, audience: AUDIENCE, keyOf, now: () => NOW });

describe('an access token', () => {
  it('names its user and the known permissions', async () => {
    expect(await verify(sign())).toEqual({
      kind: 'provider',
      uid: await uidOf(ISSUER, 'auth0|ada'),
      subject: 'auth0|ada',
      providerSubject: 'auth0|ada',
      email: 'ada@waymark.example',
      name: 'Ada',
      permissions: ['feature:creator-profile', 'write:creators'],
      permissionsAt: SECONDS - 10,
      signedInAt: undefined,
    });
  });

  it.each([
    ['a time', SECONDS - 300, SECONDS - 300],
    ['a text', '2026', undefined],
    ['nothing', null, undefined],
  ])('says when its user signed in, where that is given as %s', async (_what, given, read) => {
    const token = sign({ ...CLAIMS, 'https://waymark.example/auth_time': given });
    expect((await verify(token)).signedInAt).toBe(read);
  });

  it.each([
    ['a list of other things', [1, null, {}]],
    ['a text', 'write:creators'],
    ['an object', { 'write:creators': true }],
  ])('whose permissions are %s has none', async (_what, permissions) => {
    expect((await verify(sign({ ...CLAIMS, permissions }))).permissions).toEqual([]);
  });

  it.each([
    ['too long', 'x'.repeat(400)],
    ['no text', 7],
    ['empty', ''],
  ])('whose name is %s has none', async (_what, name) => {
    expect((await verify(sign({ ...CLAIMS, 'https://waymark.example/name': name }))).name).toBeUndefined();
  });

  it.each([
    ['that is over for less than a minute', { ...CLAIMS, exp: SECONDS - 59 }],
    ['that begins in less than a minute', { ...CLAIMS, nbf: SECONDS + 59 }],
  ])('%s is taken: clocks differ', async (_what, claims) => {
    expect((await verify(sign(claims))).subject).toBe('auth0|ada');
  });

  it('issued in the future counts as issued now', async () => {
    const later = { ...CLAIMS, iat: SECONDS + 3_600 };
    expect((await verify(sign(later))).permissionsAt).toBe(SECONDS);
  });

  it('that has expired asks for a new sign-in', async () => {
    await expect(verify(sign({ ...CLAIMS, exp: SECONDS - 61 }))).rejects.toMatchObject({
      code: 'login_required',
      status: 401,
    });
  });

  it.each([
    ['of another issuer', sign({ ...CLAIMS, iss: 'https://evil.example/' })],
    ['of our issuer without its slash', sign({ ...CLAIMS, iss: ISSUER.slice(0, -1) })],
    ['for another audience', sign({ ...CLAIMS, aud: 'waymark-web' })],
    ['that begins later', sign({ ...CLAIMS, nbf: SECONDS + 61 })],
    ['without an issuer', sign(without('iss'))],
    ['without an audience', sign(without('aud'))],
    ['without a subject', sign(without('sub'))],
    ['without an end', sign(without('exp'))],
    ['without a beginning', forgedFor({ iat: undefined })],
    ['whose beginning is a text', forgedFor({ iat: String(SECONDS) })],
    ['with an empty subject', sign({ ...CLAIMS, sub: '' })],
    ['with a long subject', sign({ ...CLAIMS, sub: 'x'.repeat(400) })],
    ['by a foreign key', sign(CLAIMS, {}, theirs.privateKey)],
    ['by another algorithm with the same key', sign(CLAIMS, { algorithm: 'RS512' })],
    ['by our public key as a secret', forged({ alg: 'HS256', kid: 'k1' }, ours.publicKey)],
    ['without a signature', forged({ alg: 'none', kid: 'k1' })],
    ['whose end is a text', forgedFor({ exp: String(SECONDS + 600) })],
    ['that ends never', forgedFor({ exp: null })],
    ['whose subject is a list', forgedFor({ sub: ['auth0|ada'] })],
    ['whose audience only begins as ours', sign({ ...CLAIMS, aud: `${AUDIENCE}.evil.example` })],
    ['with an empty audience', sign({ ...CLAIMS, aud: [] })],
    ['without the id of a key', jwt.sign(CLAIMS, ours.privateKey, { algorithm: 'RS256' })],
    ['with something critical', sign(CLAIMS, { header: { alg: 'RS256', crit: ['b64'] } as jwt.JwtHeader })],
    ['that is a text', jwt.sign('text', ours.privateKey, { algorithm: 'RS256', keyid: 'k1' })],
    ['that is none', 'a.b.c'],
    ['that is nothing', ''],
  ])('%s is refused, and its refusal says nothing of it', async (_what, token) => {
    await expect(verify(token)).rejects.toMatchObject({
      code: 'invalid_token',
      status: 401,
      message: 'The token is not valid.',
    });
  });

  it.each(['jwk', 'jku', 'x5u', 'x5c'])('is not verified by a key that it brings as %s', async (name) => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const { kty, n, e } = createPublicKey(theirs.publicKey).export({ format: 'jwk' });
    const brought = {
      jwk: { kty, n, e, kid: 'k1', use: 'sig', alg: 'RS256' },
      jku: 'https://evil.example/jwks.json',
      x5u: 'https://evil.example/key.pem',
      x5c: [theirs.publicKey],
    };
    const header = { alg: 'RS256', [name]: brought[name as keyof typeof brought] };
    keyOf.mockClear();
    await expect(verify(sign(CLAIMS, { header }, theirs.privateKey))).rejects.toMatchObject({
      code: 'invalid_token',
    });
    expect((await verify(sign(CLAIMS, { header }))).subject).toBe('auth0|ada');
    expect(keyOf.mock.calls).toEqual([['k1'], ['k1']]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('of another issuer causes no request for keys', async () => {
    keyOf.mockClear();
    await verify(sign({ ...CLAIMS, iss: 'https://evil.example/' })).catch(() => {});
    await verify(forged({ alg: 'none', kid: 'k1' })).catch(() => {});
    expect(keyOf).not.toHaveBeenCalled();
  });

  it('with any changed character is refused', async () => {
    const token = sign();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 2),
        fc.constantFrom(...'ABCDwxyz0189-_.'),
        async (at, letter) => {
          // Some bits of the last letter have no meaning.
          fc.pre(token[at] !== letter);
          await expect(verify(token.slice(0, at) + letter + token.slice(at + 1))).rejects.toThrow();
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** A token assembled by hand, because the library makes no such tokens. */
function forged(header: object, secret?: string): string {
  const body = bodyOf(header, CLAIMS);
  if (secret === undefined) return `${body}.`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

/** The same with our key, and with claims that the library refuses to sign. */
function forgedFor(change: object): string {
  const body = bodyOf({ alg: 'RS256', kid: 'k1' }, { ...CLAIMS, ...change });
  return `${body}.${createSign('RSA-SHA256').update(body).sign(ours.privateKey, 'base64url')}`;
}

function bodyOf(...parts: readonly object[]): string {
  return parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
}
