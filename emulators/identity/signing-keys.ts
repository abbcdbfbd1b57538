import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';

/** What access and ID tokens are signed with: the one algorithm that the token endpoint takes. */
export const ALGORITHM = 'RS256';

/** A private key of RSA as a JSON Web Key, beside its private parts. */
export const signingKey = z.looseObject({
  kty: z.literal('RSA'),
  kid: z.string(),
  use: z.literal('sig'),
  alg: z.literal(ALGORITHM),
  n: z.string(),
  e: z.string(),
});
export type SigningKey = z.infer<typeof signingKey>;

/** What everybody may know of a key. */
export function publicPart({ kty, kid, use, alg, n, e }: SigningKey) {
  return { kty, kid, use, alg, n, e };
}

export async function newSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const kid = `local-${randomUUID().slice(0, 8)}`;
  return signingKey.parse({ ...(await exportJWK(privateKey)), kid, use: 'sig', alg: ALGORITHM });
}

/**
 * The keys after a rotation: the next one, which everybody could know before, signs from now on, and a new one is announced. The
 * former one is gone, and with it whatever it signed.
 */
export async function rotatedKeys([, next]: readonly SigningKey[]): Promise<SigningKey[]> {
  if (next === undefined) throw new Error('There is no next key to sign with');
  return [next, await newSigningKey()];
}
