import type { Problem } from '@waymark/model/problems';
import { isNetworkError } from './network-error.ts';
import { endsSession, signInReasonOf } from './sign-in-failure.ts';

/** The reasons for failure that all kinds of request share. */
export type CommonReason =
  /** No answer came. A retry may succeed. */
  | 'unreachable'
  | 'signed-out'
  /** The user lacks the permission. */
  | 'refused'
  /** App Check gave this browser no token. */
  | 'unverified'
  /** The subject of the request was deleted elsewhere. */
  | 'gone'
  /** Too many requests in a short time. */
  | 'too-many'
  /** A fault of the application, which is already in the log. */
  | 'broken';

/**
 * Why a request failed. Every kind of request names its own additional reasons. `invalid` comes with the problems of the sent
 * data.
 */
export type Failure<Own extends string = never> =
  | { readonly reason: CommonReason | Exclude<Own, 'invalid'> }
  | ('invalid' extends Own ? { readonly reason: 'invalid'; readonly problems: readonly Problem[] } : never);

/** The database's error codes for a request that it would always refuse (https://grpc.io/docs/guides/status-codes/). */
const BROKEN_CODES: readonly string[] = ['invalid-argument', 'out-of-range', 'unimplemented', 'data-loss'];

/**
 * What an error means to the user. Errors are recognised by name, because a page does not load their packages for this. An
 * unknown error is a fault of the application and is reported.
 */
export function failureOf(error: unknown): Failure {
  const reason = reasonOf(error);
  if (reason === 'broken') reportError(error);
  if (reason === 'unreachable') console.warn('No answer came.', error);
  return { reason };
}

/** Acts. @returns the failure, also where the act throws; undefined after success */
export async function failureIn<Own extends string = never>(
  act: () => Promise<Failure<Own> | undefined>,
): Promise<Failure<Own> | undefined> {
  try {
    return await act();
  } catch (error) {
    return failureOf(error);
  }
}

function reasonOf(error: unknown): CommonReason {
  if (!(error instanceof Error)) return 'broken';
  switch (error.name) {
    case 'OtherUserError':
      return 'signed-out';
    case 'WorkGone':
      return 'gone';
    case 'UnavailableError':
    case 'AbortError':
    case 'TimeoutError':
      return 'unreachable';
    case 'FirebaseError':
      return reasonOfCode('code' in error ? String(error.code) : '');
    case 'FetchError':
      return 'status' in error && error.status !== undefined ? 'broken' : 'unreachable';
  }
  if (isNetworkError(error.message)) return 'unreachable';
  return 'error' in error ? reasonOfSignIn(error) : 'broken';
}

function reasonOfCode(code: string): CommonReason {
  const plain = code.replace('firestore/', '');
  if (plain === 'permission-denied' || plain === 'unauthenticated') return 'refused';
  if (plain === 'not-found') return 'gone';
  return BROKEN_CODES.includes(plain) ? 'broken' : 'unreachable';
}

/** The identity SDK's answer to a request for a token. */
function reasonOfSignIn(error: Error): CommonReason {
  const reason = signInReasonOf(error);
  if (endsSession(reason)) return 'signed-out';
  return reason === 'timeout' || reason === 'unreachable' ? 'unreachable' : 'broken';
}
