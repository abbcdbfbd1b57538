import { countingPermissions, type Permission } from '@waymark/model/permissions';
import type { Auth } from 'firebase-admin/auth';
import { auth } from './admin.ts';
import { ApiError } from './errors.ts';
import { logAuthenticationUnavailable } from './log.ts';

export interface Caller {
  uid: string;
  permissions: readonly Permission[];
}

/**
 * Who calls, by the Firebase ID token in the Authorization header; revoked sessions and closed accounts count as none, and
 * permissions that the identity provider gave over a day ago do not count.
 * @throws ApiError `login_required` where there is no valid token, `try-again` where that cannot be found out now
 */
export function callerOf(authorization: string | undefined): Promise<Caller> {
  return callerBy(auth, authorization);
}

/** As `callerOf`, by the word of this service. */
export async function callerBy(service: Auth, authorization: string | undefined): Promise<Caller> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new ApiError('login_required', 'A Firebase ID token is needed.');
  try {
    const { uid, ...claims } = await service.verifyIdToken(token, true);
    return { uid, permissions: countingPermissions(claims, Date.now()) };
  } catch (error) {
    if (isRefusal(error)) throw new ApiError('login_required', 'The ID token is not valid.');
    if (!isOutage(error)) throw error;
    logAuthenticationUnavailable(error);
    throw new ApiError('try-again', 'The ID token cannot be checked at the moment.');
  }
}

/** What the Admin SDK says of an argument, and of Google's keys that it could not fetch alike. */
const ARGUMENT = 'auth/argument-error';
/** Of a token, in the SDK's own words, and not of a network. */
const OF_A_TOKEN = /\bID token\b/;

/** What it says of a token or its user. */
const REFUSALS: readonly unknown[] = [
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** What it says where the service is not there: that is no reason to sign in again. */
const OUTAGES: readonly unknown[] = [
  ARGUMENT,
  'auth/internal-error',
  'app/network-error',
  'app/network-timeout',
];

function isRefusal(error: unknown): boolean {
  // It stumbles over some of what is no token at all.
  if (error instanceof SyntaxError || error instanceof TypeError) return true;
  const code = codeOf(error);
  return REFUSALS.includes(code) || (code === ARGUMENT && OF_A_TOKEN.test(String(error)));
}

function isOutage(error: unknown): boolean {
  return OUTAGES.includes(codeOf(error));
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** @throws ApiError `forbidden` where the caller lacks the permission. */
export function demand(caller: Caller, permission: Permission): void {
  if (!caller.permissions.includes(permission)) {
    throw new ApiError('forbidden', `The permission ${permission} is needed.`);
  }
}
