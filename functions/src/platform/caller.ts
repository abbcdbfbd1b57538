import { type Permission, validPermissions } from '@waymark/model/permissions';
import type { Auth } from 'firebase-admin/auth';
import { auth } from './admin.ts';
import { codeOf } from './error-code.ts';
import { ApiError } from './errors.ts';
import { logAuthenticationUnavailable } from './log.ts';

export interface Caller {
  uid: string;
  /** When they signed in to Firebase, in milliseconds. */
  signedInAt: number;
  permissions: readonly Permission[];
}

/**
 * The caller, identified by the Firebase ID token in the Authorization header. Revoked sessions and disabled accounts are
 * refused, and permissions that were granted over a day ago do not count.
 * @throws ApiError `login_required` without a valid token, `try-again` where it cannot be checked now
 */
export function callerOf(authorization: string | undefined): Promise<Caller> {
  return callerBy(auth, authorization);
}

/** Like `callerOf`, for a given service. */
export async function callerBy(service: Auth, authorization: string | undefined): Promise<Caller> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new ApiError('login_required', 'A Firebase ID token is needed.');
  try {
    const { uid, ...claims } = await service.verifyIdToken(token, true);
    const signedInAt = claims.auth_time * 1_000;
    return { uid, signedInAt, permissions: validPermissions(claims, Date.now()) };
  } catch (error) {
    if (isRefusal(error)) throw new ApiError('login_required', 'The ID token is not valid.');
    if (!isOutage(error)) throw error;
    logAuthenticationUnavailable(error);
    throw new ApiError('try-again', 'The ID token cannot be checked at the moment.');
  }
}

/** The Admin SDK's code for an invalid argument, and also for Google's keys that it could not fetch. */
const ARGUMENT = 'auth/argument-error';
/** Messages of the SDK about a token, not about the network. */
const OF_A_TOKEN = /\bID token\b/;

/** The SDK's codes for a token or its user. */
const REFUSALS: readonly unknown[] = [
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** The SDK's codes for an unavailable service, which is no reason to sign in again. */
const OUTAGES: readonly unknown[] = [
  ARGUMENT,
  'auth/internal-error',
  'app/network-error',
  'app/network-timeout',
];

function isRefusal(error: unknown): boolean {
  // The SDK throws other errors for some invalid tokens.
  if (error instanceof SyntaxError || error instanceof TypeError) return true;
  const code = codeOf(error);
  return REFUSALS.includes(code) || (code === ARGUMENT && OF_A_TOKEN.test(String(error)));
}

function isOutage(error: unknown): boolean {
  return OUTAGES.includes(codeOf(error));
}

/** @throws ApiError `forbidden` where the caller lacks the permission. */
export function requirePermission(caller: Caller, permission: Permission): void {
  if (!caller.permissions.includes(permission)) {
    throw new ApiError('forbidden', `The permission ${permission} is needed.`);
  }
}
