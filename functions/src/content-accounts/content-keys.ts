import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';

/** An RSA key with its private parts as a JSON Web Key. */
const privateKey = z.looseObject({
  kty: z.literal('RSA'),
  kid: z.string().check(z.minLength(1), z.maxLength(64)),
  n: z.string(),
  e: z.string(),
  d: z.string(),
});
const keySet = z.object({ keys: z.array(privateKey).check(z.minLength(1), z.maxLength(5)) });

/** The smallest modulus in bytes (RFC 7518, 3.3). */
const LEAST_MODULUS = 256;

/** The keys of the content accounts' tokens. */
export interface ContentKeys {
  signing: { kid: string; key: KeyObject };
  /** The public keys by their ids, that of the signing one included. */
  byId: ReadonlyMap<string, KeyObject>;
  /** The public keys as they are published. */
  published: { keys: object[] };
}

/**
 * Reads the secret `CONTENT_KEYS`: a JSON Web Key Set of private RSA keys. The first signs; all of them verify.
 * @throws Error without any part of the secret
 */
export function readContentKeys(secret: string): ContentKeys {
  const parsed = keySet.safeParse(jsonOrNull(secret));
  if (!parsed.success) throw new Error('CONTENT_KEYS is no set of private RSA keys: see README.md');
  const keys = parsed.data.keys.map((jwk) => {
    if (Buffer.from(jwk.n, 'base64url').byteLength < LEAST_MODULUS)
      throw new Error('A key of CONTENT_KEYS has less than 2,048 bits');
    return { kid: jwk.kid, jwk, key: readKey(jwk) };
  });
  const [signing] = keys;
  if (signing === undefined) throw new Error('CONTENT_KEYS is empty');
  return {
    signing: { kid: signing.kid, key: signing.key },
    byId: new Map(keys.map(({ kid, key }) => [kid, createPublicKey(key)])),
    published: {
      keys: keys.map(({ jwk: { kty, kid, n, e } }) => ({ kty, kid, use: 'sig', alg: 'RS256', n, e })),
    },
  };
}

function readKey(jwk: z.infer<typeof privateKey>): KeyObject {
  try {
    return createPrivateKey({ key: jwk, format: 'jwk' });
  } catch {
    // The error may contain parts of the key.
    throw new Error('A key of CONTENT_KEYS cannot be read');
  }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
