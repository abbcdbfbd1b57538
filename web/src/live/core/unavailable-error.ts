import { FirebaseError } from 'firebase/app';

/** The database cannot be reached: it is to be tried again. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}

/** What the database says when it is away, or busy. */
const PASSING: readonly string[] = [
  'unavailable',
  'deadline-exceeded',
  'aborted',
  'resource-exhausted',
  'cancelled',
];

/**
 * Does something with the database.
 * @throws UnavailableError where the database is away or busy, and what the security rules refuse
 */
export async function unlessAway<Value>(act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    const isPassing =
      error instanceof FirebaseError && PASSING.includes(error.code.replace('firestore/', ''));
    throw isPassing ? new UnavailableError('The database does not answer.', { cause: error }) : error;
  }
}
