import { contentIdentity } from '../content-accounts/signed-in-account.ts';
import { configuration } from '../platform/configuration.ts';
import { ApiError } from '../platform/errors.ts';
import { decodeToken, invalidToken, verifyAccessToken } from './access-token.ts';
import type { Identity } from './identity.ts';
import { signingKeys } from './signing-keys.ts';

/** Our tokens are not longer. */
const MAX_TOKEN = 8_192;

let keyOf: ReturnType<typeof signingKeys> | undefined;

/**
 * The caller, identified by the token in the Authorization header: one of the identity provider, or of a content account.
 * @throws ApiError `login_required`, `invalid_token`, `unconfirmed`, `forbidden` or `provider-unavailable`
 */
export async function identityOf(authorization: string | undefined): Promise<Identity> {
  if (authorization === undefined) throw new ApiError('login_required', 'An access token is needed.');
  const encoded = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
  if (encoded === undefined || encoded.length > MAX_TOKEN) throw invalidToken();
  const token = decodeToken(encoded);
  const { issuer, audience, contentIssuer } = configuration;
  // Each issuer has its own rules, keys and audience.
  if (token.issuer === contentIssuer) return contentIdentity(token);
  keyOf ??= signingKeys(issuer);
  return verifyAccessToken(token, { issuer, audience, keyOf });
}
