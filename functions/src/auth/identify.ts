import jwt from 'jsonwebtoken';
import { configuration } from '../platform/configuration.ts';
import { ApiError } from '../platform/errors.ts';
import { verifyAccessToken } from './access-token.ts';
import type { Identity } from './identity.ts';
import { signingKeys } from './signing-keys.ts';

/** Longer tokens are none of ours. */
const MAX_TOKEN = 8_192;

/** How tokens of an issuer are proven. */
type Verify = (token: string) => Promise<Identity>;

let keyOf: ReturnType<typeof signingKeys> | undefined;

/** The rules for each issuer: a token is proven by those of the issuer that it names, and by no others. */
function rulesOf(issuer: unknown): Verify | undefined {
  const { issuer: provider, audience } = configuration;
  if (issuer !== provider) return undefined;
  keyOf ??= signingKeys(provider);
  const rules = { issuer: provider, audience, keyOf };
  return (token) => verifyAccessToken(token, rules);
}

/**
 * Who calls, by the access token in the Authorization header.
 * @throws ApiError `login_required`, `invalid_token` or `provider-unavailable`
 */
export async function identityOf(authorization: string | undefined): Promise<Identity> {
  if (authorization === undefined) throw new ApiError('login_required', 'An access token is needed.');
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
  const verify = token !== undefined && token.length <= MAX_TOKEN ? rulesOf(issuerIn(token)) : undefined;
  if (token === undefined || verify === undefined) {
    throw new ApiError('invalid_token', 'The token is not valid.');
  }
  return verify(token);
}

function issuerIn(token: string): unknown {
  try {
    return jwt.decode(token, { json: true })?.iss;
  } catch {
    return undefined;
  }
}
