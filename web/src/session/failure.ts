import type { Problem } from '@waymark/model/problems';
import { isNetworkError } from './network-error.ts';
import { endsSession, signInReasonOf } from './sign-in-failure.ts';

/** Why something was not done, as far as that is the same for everything that can be asked for. */
export type CommonReason =
  /** No answer came: another try may succeed. */
  | 'unreachable'
  | 'signed-out'
  /** The user may not do it, or not any more. */
  | 'refused'
  /** What it was about was deleted elsewhere. */
  | 'gone'
  /** Too often in a short time. */
  | 'too-many'
  /** A fault of ours. It is in our log, however it is shown. */
  | 'broken';

/**
 * Why something was not done. Every kind of request names the reasons that only it has; with `invalid` come the problems of what
 * was sent.
 */
export type Failure<Own extends string = never> =
  | { readonly reason: CommonReason | Exclude<Own, 'invalid'> }
  | ('invalid' extends Own ? { readonly reason: 'invalid'; readonly problems: readonly Problem[] } : never);

/** What the database answers to a request that it would refuse however often it was sent (https://grpc.io/docs/guides/status-codes/). */
const BROKEN_CODES: readonly string[] = ['invalid-argument', 'out-of-range', 'unimplemented', 'data-loss'];

/**
 * What an error means to the user. Errors are known by their names, because the classes come with packages that a page does not
 * load for this. What is unknown is a fault of ours, and reported.
 */
export function failureOf(error: unknown): Failure {
  const reason = reasonOf(error);
  if (reason === 'broken') reportError(error);
  if (reason === 'unreachable') console.warn('No answer came.', error);
  return { reason };
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

/** What the identity SDK says where it was asked for a token. */
function reasonOfSignIn(error: Error): CommonReason {
  const reason = signInReasonOf(error);
  if (endsSession(reason)) return 'signed-out';
  return reason === 'timeout' || reason === 'unreachable' ? 'unreachable' : 'broken';
}
