import type { MiddlewareHandler } from 'hono';
import { configuration } from '../platform/configuration.ts';
import { ApiError } from '../platform/errors.ts';
import { decodeToken, verifiedClaims } from './access-token.ts';
import { signingKeys } from './signing-keys.ts';

/** The header in which clients send a token of App Check. Browsers of other sites cannot send it without being allowed to. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

/** App Check signs in the name of the project's number, which is not configured; the audience has the project's id. */
const ISSUER = /^https:\/\/firebaseappcheck\.googleapis\.com\/\d{1,20}$/;

/** Such a token has some 1,000 bytes. */
const MAX_TOKEN = 4_096;

let keyOf: ReturnType<typeof signingKeys> | undefined;

/**
 * Whether a request comes from our application, by its token of App Check.
 * @throws ApiError `provider-unavailable` where that cannot be found out
 */
export async function isFromApplication(token: string | undefined): Promise<boolean> {
  if (token === undefined || token.length > MAX_TOKEN) return false;
  const { projectId, keys } = configuration.appCheck;
  keyOf ??= signingKeys('', { address: keys });
  return isSignedFor(token, projectId, keyOf);
}

/** Like `isFromApplication`, with given keys. */
export async function isSignedFor(
  encoded: string,
  projectId: string,
  keyOf: ReturnType<typeof signingKeys>,
): Promise<boolean> {
  try {
    const token = decodeToken(encoded);
    const { issuer } = token;
    if (typeof issuer !== 'string' || !ISSUER.test(issuer)) return false;
    await verifiedClaims(token, { issuer, audience: `projects/${projectId}`, keyOf });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return false;
    throw error;
  }
}

/** Refuses requests of other programs than our application, where the site requires App Check. */
export const ofApplication: MiddlewareHandler = async (context, next) => {
  if (configuration.appCheck.isRequired && !(await isFromApplication(context.req.header(APP_CHECK_HEADER)))) {
    throw new ApiError('app-check', 'A valid token of App Check is needed.');
  }
  await next();
};
