import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { names } from '../../emulators/names.ts';
import { ISSUER, signInAt } from './provider.ts';

const theirs = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const theirKey = theirs.publicKey.export({ format: 'jwk' });

/** The payload of a Firebase token with every permission. */
const claims = () => ({
  iss: ISSUER,
  aud: [names.identity.audience, `${ISSUER}userinfo`],
  sub: 'auth0|admin',
  exp: Math.floor(Date.now() / 1_000) + 3_600,
  permissions: ['write:creators'],
});

const keySet = z.object({
  keys: z.array(z.object({ kid: z.string(), kty: z.string(), n: z.string(), e: z.string() })).min(1),
});

/** The provider's signing key, as published. */
async function ourKey() {
  const response = await fetch(`${ISSUER}.well-known/jwks.json`);
  const [jwk] = keySet.parse(await response.json()).keys;
  if (jwk === undefined) throw new Error('The provider has no key');
  const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  return { kid: jwk.kid, pem: String(pem) };
}

/** Signed with another key, under the name of the provider's key. */
async function signedByOthers(header: object = {}): Promise<string> {
  const { kid } = await ourKey();
  return jwt.sign(claims(), theirs.privateKey, { header: { alg: 'RS256', kid, ...header } });
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens that an attacker can forge from public knowledge. */
export const forgeries: readonly { what: string; forge: () => Promise<string> }[] = [
  {
    what: 'signed with the public key as a secret',
    async forge() {
      const { kid, pem } = await ourKey();
      const body = `${part({ alg: 'HS256', typ: 'JWT', kid })}.${part(claims())}`;
      return `${body}.${createHmac('sha256', pem).update(body).digest('base64url')}`;
    },
  },
  {
    what: 'not signed at all',
    forge: async () => `${part({ alg: 'none', kid: (await ourKey()).kid })}.${part(claims())}.`,
  },
  {
    what: 'not signed, with a signature nevertheless',
    forge: async () => `${part({ alg: 'none', kid: (await ourKey()).kid })}.${part(claims())}.AAAA`,
  },
  { what: 'signed by another provider', forge: () => signedByOthers() },
  { what: 'signed with an unknown key', forge: () => signedByOthers({ kid: 'unknown' }) },
  {
    what: 'proven by a key that it brings',
    forge: () => signedByOthers({ jwk: { ...theirKey, use: 'sig', alg: 'RS256' } }),
  },
  {
    what: 'proven by a key at an address that it names',
    // This address never answers: a request would wait.
    forge: () => signedByOthers({ jku: 'http://192.0.2.1/.well-known/jwks.json' }),
  },
  {
    what: 'true but for its claims',
    async forge() {
      const [header, , signature] = (await signInAt('visitor@waymark.example')).access_token.split('.');
      return `${header}.${part(claims())}.${signature}`;
    },
  },
  {
    what: 'true but for one letter',
    async forge() {
      const { access_token: token } = await signInAt('visitor@waymark.example');
      const at = token.length - 100;
      return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    },
  },
  {
    what: '10 KB long',
    async forge() {
      const { kid } = await ourKey();
      const long = { ...claims(), more: 'x'.repeat(10 * 1_024) };
      return jwt.sign(long, theirs.privateKey, { algorithm: 'RS256', keyid: kid });
    },
  },
];
