import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { invalidToken, type UnverifiedToken, verifiedClaims } from '../auth/access-token.ts';
import type { ContentKeys } from './content-keys.ts';

/** The audience of the tokens, which the identity provider never issues for. */
export const CONTENT_AUDIENCE = 'waymark-content-accounts';

/** How long a token lasts, in seconds. */
const LIFE = 30 * 24 * 3_600;

interface IssueOptions {
  issuer: string;
  keys: ContentKeys;
  id: number;
  uid: string;
  isConfirmed: boolean;
  /** The tokens of this second and of earlier ones are revoked, in seconds since 1970. */
  revokedUntil: number;
  /** Milliseconds of the clock. */
  now: number;
}

/** A token of a content account. */
export function issueContentToken(options: IssueOptions): string {
  const { issuer, keys, id, uid, isConfirmed, revokedUntil, now } = options;
  // The new token is not one of those that a change of the password revoked in the same second.
  const iat = Math.max(Math.floor(now / 1_000), revokedUntil + 1);
  const claims = { id, uid, iat, exp: iat + LIFE, ...(!isConfirmed && { unconfirmed: true }) };
  return jwt.sign(claims, keys.signing.key, {
    algorithm: 'RS256',
    keyid: keys.signing.kid,
    issuer,
    audience: CONTENT_AUDIENCE,
    subject: String(id),
  });
}

/** The holder of a verified token. */
export interface TokenHolder {
  id: number;
  uid: string;
  /** In seconds since 1970. */
  issuedAt: number;
}

interface VerifyOptions {
  issuer: string;
  keyOf: (kid: string) => KeyObject | undefined;
  /** Milliseconds of the clock. */
  now?: number;
}

/**
 * Verifies a token of a content account by its own rules: its issuer, its audience and its keys.
 * @throws ApiError `login_required` where it has expired, `invalid_token` for any other fault
 */
export async function verifyContentToken(
  token: UnverifiedToken,
  { issuer, keyOf, now = Date.now() }: VerifyOptions,
): Promise<TokenHolder> {
  const { sub, uid, iat } = await verifiedClaims(token, {
    issuer,
    audience: CONTENT_AUDIENCE,
    keyOf: async (kid) => {
      const key = keyOf(kid);
      if (key === undefined) throw invalidToken();
      return key;
    },
    now: () => now,
  });
  const id = Number(sub);
  if (!Number.isSafeInteger(id) || id < 1 || typeof uid !== 'string') throw invalidToken();
  return { id, uid, issuedAt: iat };
}
