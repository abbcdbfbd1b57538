import { FirebaseError } from 'firebase/app';

/**
 * Why something was not done with a list: `gone` is what was deleted elsewhere, `refused` what somebody may not do, or no longer,
 * `broken` what fails through a fault of ours, however often it is tried.
 */
export type ListFault = 'unreachable' | 'refused' | 'gone' | 'full' | 'broken';

/** What the database says of what it would refuse however often it was asked (https://grpc.io/docs/guides/status-codes/). */
const BROKEN: readonly (string | undefined)[] = [
  'invalid-argument',
  'out-of-range',
  'unimplemented',
  'data-loss',
];

/** What somebody is told of an error of the database; what is not about them is in the log. */
export function listFaultOf(error: unknown): ListFault {
  const code = error instanceof FirebaseError ? error.code.replace('firestore/', '') : undefined;
  if (code === 'permission-denied' || code === 'unauthenticated') return 'refused';
  if (code === 'not-found') return 'gone';
  // What is no error of the database is one of ours.
  if (code === undefined || BROKEN.includes(code)) {
    reportError(error);
    return 'broken';
  }
  console.warn('A list could not be changed.', error);
  return 'unreachable';
}
