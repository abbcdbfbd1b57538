import { generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityOf } from './identify.ts';

const ISSUER = 'https://tenant.example/';
const AUDIENCE = 'https://api.waymark.example';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' }];

// The first token causes the request for keys.
const network = vi.fn(async (_address: string | URL | Request) => Response.json({ keys }));
vi.stubGlobal('fetch', network);

const tokenWith = (claims: object = {}) =>
  jwt.sign({ permissions: ['write:creators'], ...claims }, privateKey, {
    algorithm: 'RS256',
    keyid: 'k1',
    issuer: ISSUER,
    audience: AUDIENCE,
    subject: 'auth0|ada',
    expiresIn: 600,
  });

beforeEach(() => {
  vi.stubEnv('AUTH0_DOMAIN', 'tenant.example');
  vi.stubEnv('AUTH0_AUDIENCE', AUDIENCE);
  vi.stubEnv('PUBLIC_ADDRESS', 'https://waymark.example');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the caller', () => {
  it('is unknown without a token or with one that cannot be ours, and the provider is not asked', async () => {
    await expect(identityOf(undefined)).rejects.toMatchObject({ code: 'login_required', status: 401 });
    const foreign = jwt.sign({ iss: 'https://evil.example/' }, privateKey, {
      algorithm: 'RS256',
      keyid: 'k1',
    });
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      'Bearer a.b.c',
      'Bearer ..',
      tokenWith(),
      `Basic ${tokenWith()}`,
      `Bearer ${tokenWith()}, Bearer ${tokenWith()}`,
      `Bearer ${tokenWith()} `,
      `Bearer ${tokenWith()}\n`,
      `Bearer ${foreign}`,
      `Bearer ${tokenWith({ more: 'x'.repeat(10 * 1_024) })}`,
    ]) {
      await expect(identityOf(authorization)).rejects.toMatchObject({
        code: 'invalid_token',
        status: 401,
        message: 'The token is not valid.',
      });
    }
    expect(network).not.toHaveBeenCalled();
  });

  it('is the user of a token of the provider', async () => {
    for (const scheme of ['Bearer', 'bearer']) {
      expect(await identityOf(`${scheme} ${tokenWith()}`)).toMatchObject({
        subject: 'auth0|ada',
        permissions: ['write:creators'],
      });
    }
    expect(network.mock.calls.map(([address]) => address)).toEqual([`${ISSUER}.well-known/jwks.json`]);
  });

  it.each(['AUTH0_DOMAIN', 'AUTH0_AUDIENCE', 'PUBLIC_ADDRESS'])(
    'is unknown where %s is not set',
    async (name) => {
      const anybody = jwt.sign({ sub: 'x' }, privateKey, {
        algorithm: 'RS256',
        keyid: 'k1',
        issuer: name === 'AUTH0_DOMAIN' ? 'https:///' : ISSUER,
        expiresIn: 600,
      });
      vi.stubEnv(name, '');
      for (const token of [anybody, tokenWith()]) {
        await expect(identityOf(`Bearer ${token}`)).rejects.toThrow(`${name} is not set`);
      }
    },
  );
});
