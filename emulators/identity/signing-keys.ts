import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';

/** The algorithm of access and ID tokens, the only one that the token endpoint accepts. */
export const ALGORITHM = 'RS256';

/** An RSA key as a JSON Web Key, without its private parts. */
export const signingKey = z.looseObject({
  kty: z.literal('RSA'),
  kid: z.string(),
  use: z.literal('sig'),
  alg: z.literal(ALGORITHM),
  n: z.string(),
  e: z.string(),
});
export type SigningKey = z.infer<typeof signingKey>;

/** The public part of a key. */
export function publicPart({ kty, kid, use, alg, n, e }: SigningKey) {
  return { kty, kid, use, alg, n, e };
}

export async function newSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const kid = `local-${randomUUID().slice(0, 8)}`;
  return signingKey.parse({ ...(await exportJWK(privateKey)), kid, use: 'sig', alg: ALGORITHM });
}

/**
 * The keys after a rotation: the next key, which was published before, signs from now on, and a new one is published. The old
 * key is dropped, which invalidates whatever it signed.
 */
export async function rotatedKeys([, next]: readonly SigningKey[]): Promise<SigningKey[]> {
  if (next === undefined) throw new Error('There is no next key to sign with');
  return [next, await newSigningKey()];
}
