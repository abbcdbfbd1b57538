import { FirebaseError } from 'firebase/app';

/** Why something was not done with a list: `gone` is what was deleted elsewhere, `refused` what somebody may not do, or no longer. */
export type ListFault = 'unreachable' | 'refused' | 'gone' | 'full';

/** What somebody is told of an error of the database; what is not about them is in the log. */
export function listFaultOf(error: unknown): ListFault {
  const code = error instanceof FirebaseError ? error.code.replace('firestore/', '') : undefined;
  if (code === 'permission-denied' || code === 'unauthenticated') return 'refused';
  if (code === 'not-found') return 'gone';
  console.warn('A list could not be changed.', error);
  return 'unreachable';
}
