import type { KeyObject } from 'node:crypto';
import { CLAIMS_NAMESPACE } from '@waymark/model/issuer';
import { knownPermissions } from '@waymark/model/permissions';
import { uidOf } from '@waymark/model/uid';
import jwt from 'jsonwebtoken';
import { ApiError } from '../platform/errors.ts';
import type { Identity } from './identity.ts';

/** The tolerated difference of clocks in seconds (specification.md §5). */
const LEEWAY = 60;

const MAX_TEXT = 320;

/** A decoded token whose claims and signature are not verified yet. */
export interface UnverifiedToken {
  encoded: string;
  header: jwt.JwtHeader;
  /** The `iss` claim. */
  issuer: unknown;
}

/** @throws ApiError `invalid_token` where a text is no token with claims */
export function decodeToken(encoded: string): UnverifiedToken {
  const decoded = decodedOrNull(encoded);
  if (decoded === null || typeof decoded.payload === 'string') throw invalidToken();
  return { encoded, header: decoded.header, issuer: decoded.payload.iss };
}

function decodedOrNull(encoded: string): jwt.Jwt | null {
  try {
    return jwt.decode(encoded, { complete: true });
  } catch {
    // The library throws for some texts that are no tokens.
    return null;
  }
}

interface Rules {
  issuer: string;
  audience: string;
  /** The public key with an id. */
  keyOf: (kid: string) => Promise<KeyObject>;
  /** In milliseconds. */
  now?: () => number;
}

/**
 * Verifies an access token of the identity provider: signed by RS256 with a key of the provider, for our audience, and within
 * its time. Issuer, audience, subject, begin and end are required.
 * @throws ApiError `login_required` where it has expired, `invalid_token` for any other fault
 */
export async function verifyAccessToken(token: UnverifiedToken, rules: Rules): Promise<Identity> {
  const { issuer, now = () => Date.now() } = rules;
  const { sub, iat, ...claims } = await verifiedClaims(token, rules);
  return {
    kind: 'provider',
    uid: await uidOf(issuer, sub),
    subject: sub,
    providerSubject: sub,
    email: textOf(claims[`${CLAIMS_NAMESPACE}/email`]),
    name: textOf(claims[`${CLAIMS_NAMESPACE}/name`]),
    permissions: knownPermissions(claims['permissions']),
    // A token issued in the future would be valid for longer.
    permissionsAt: Math.min(iat, Math.floor(now() / 1_000)),
    signedInAt: timeOf(claims[`${CLAIMS_NAMESPACE}/auth_time`]),
  };
}

type VerifiedClaims = jwt.JwtPayload & { sub: string; iat: number };

/**
 * The claims of a token of one issuer: signed by RS256 with one of its keys, for one audience, and within its time.
 * @throws ApiError `login_required` where it has expired, `invalid_token` for any other fault
 */
export async function verifiedClaims(token: UnverifiedToken, rules: Rules): Promise<VerifiedClaims> {
  const { issuer, audience, keyOf, now = () => Date.now() } = rules;
  // The issuer is checked before any key is looked up, so that tokens of other issuers cause no request.
  if (token.issuer !== issuer) throw invalidToken();
  const { alg, kid, ...header } = token.header;
  // A critical header that is not understood must be refused (RFC 7515, 4.1.11).
  if (alg !== 'RS256' || typeof kid !== 'string' || 'crit' in header) throw invalidToken();
  const claims = verify(token.encoded, await keyOf(kid), {
    algorithms: ['RS256'],
    issuer,
    audience,
    clockTolerance: LEEWAY,
    clockTimestamp: Math.floor(now() / 1_000),
  });
  const { sub, exp, iat } = claims;
  if (typeof exp !== 'number' || typeof iat !== 'number') throw invalidToken();
  if (typeof sub !== 'string' || sub === '' || sub.length > MAX_TEXT) throw invalidToken();
  return { ...claims, sub, iat };
}

function verify(
  token: string,
  key: KeyObject,
  options: jwt.VerifyOptions & { complete?: false },
): jwt.JwtPayload {
  try {
    const claims = jwt.verify(token, key, options);
    if (typeof claims === 'string') throw invalidToken();
    return claims;
  } catch (error) {
    if (error instanceof jwt.TokenExpiredError)
      throw new ApiError('login_required', 'The token has expired.');
    if (error instanceof jwt.JsonWebTokenError || error instanceof jwt.NotBeforeError) throw invalidToken();
    throw error;
  }
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' && claim !== '' && claim.length <= MAX_TEXT ? claim : undefined;
}

function timeOf(claim: unknown): number | undefined {
  return typeof claim === 'number' && Number.isFinite(claim) ? claim : undefined;
}

/** Gives no details: only a forger would profit from them. */
export function invalidToken(): ApiError {
  return new ApiError('invalid_token', 'The token is not valid.');
}
