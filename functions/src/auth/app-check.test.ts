import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../platform/errors.ts';
import { isSignedFor } from './app-check.ts';

const pem = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [google, another] = [pem(), pem()];

const ISSUER = 'https://firebaseappcheck.googleapis.com/123456789';
const now = () => Math.floor(Date.now() / 1_000);
const CLAIMS = () => ({
  iss: ISSUER,
  aud: ['projects/123456789', 'projects/a-project'],
  sub: '1:123456789:web:abc',
  iat: now() - 10,
  exp: now() + 3_600,
});
const sign = (change: object = {}, key = google.privateKey) =>
  jwt.sign({ ...CLAIMS(), ...change }, key, { algorithm: 'RS256', keyid: 'k1' });
const keyOf = vi.fn(async (_kid: string) => createPublicKey(google.publicKey));
const isValid = (token: string) => isSignedFor(token, 'a-project', keyOf);

describe('a token of App Check', () => {
  it('is accepted for its project', async () => {
    expect(await isValid(sign())).toBe(true);
  });

  it.each([
    ['of another project', { aud: ['projects/1', 'projects/another'] }],
    ['for a project whose id only begins alike', { aud: ['projects/a-project-2'] }],
    ['of another issuer', { iss: 'https://firebaseappcheck.googleapis.com.evil.example/1' }],
    ['of an issuer without a number', { iss: 'https://firebaseappcheck.googleapis.com/' }],
    ['of the identity provider', { iss: 'https://tenant.example/' }],
    ['that has expired', { exp: now() - 3_600 }],
    ['without a subject', { sub: '' }],
  ])('%s is refused', async (_what, change) => {
    expect(await isValid(sign(change))).toBe(false);
  });

  it('signed with another key or not at all is refused, and so is one without an end, and what is no token', async () => {
    expect(await isValid(sign({}, another.privateKey))).toBe(false);
    const unsigned = jwt.sign(CLAIMS(), '', { algorithm: 'none' });
    const { exp: _, ...endless } = CLAIMS();
    const unending = jwt.sign(endless, google.privateKey, { algorithm: 'RS256', keyid: 'k1' });
    for (const token of ['', 'a.b.c', unending, unsigned, `${sign()}x`])
      expect(await isValid(token)).toBe(false);
  });

  it('is not refused where the keys cannot be read', async () => {
    keyOf.mockRejectedValueOnce(new ApiError('provider-unavailable', 'No keys.'));
    await expect(isValid(sign())).rejects.toMatchObject({ code: 'provider-unavailable' });
  });
});
