import { keptPermissions, type Permission } from '@waymark/model/permissions';
import { auth } from './admin.ts';
import { ApiError } from './errors.ts';

export interface Caller {
  uid: string;
  permissions: readonly Permission[];
}

/**
 * Who calls, by the Firebase ID token in the Authorization header; revoked sessions count as none.
 * @throws ApiError `login_required` where there is no valid token.
 */
export async function callerOf(authorization: string | undefined): Promise<Caller> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new ApiError('login_required', 'A Firebase ID token is needed.');
  try {
    const { uid, ...claims } = await auth.verifyIdToken(token, true);
    return { uid, permissions: keptPermissions(claims['permissions']) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new ApiError('login_required', 'The ID token is not valid.');
  }
}

/** What the Admin SDK says of a token or its user; all else, such as a network that fails, is no reason to sign in again. */
const REFUSALS = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && REFUSALS.some((code) => code === error.code);
}

/** @throws ApiError `forbidden` where the caller lacks the permission. */
export function demand(caller: Caller, permission: Permission): void {
  if (!caller.permissions.includes(permission)) {
    throw new ApiError('forbidden', `The permission ${permission} is needed.`);
  }
}
