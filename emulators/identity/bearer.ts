import { createLocalJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { IdentityState } from './identity-state.ts';
import { ALGORITHM, publicPart } from './signing-keys.ts';

interface BearerRules {
  issuer: string;
  /** The required audience of the token. */
  audience: string;
  state: IdentityState;
}

/** The claims of a token in an Authorization header; undefined where it is not signed by one of our keys for this audience. */
export async function bearerClaims(
  authorization: string | undefined,
  { issuer, audience, state }: BearerRules,
): Promise<JWTPayload | undefined> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const publicKeys = createLocalJWKSet({ keys: state.keys.map(publicPart) });
  try {
    const options = { issuer, audience, algorithms: [ALGORITHM] };
    return (await jwtVerify(token, publicKeys, options)).payload;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    return undefined;
  }
}
