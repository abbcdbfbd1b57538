import { FirebaseError } from 'firebase/app';

/** The database cannot be reached for now. A retry may succeed. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}

/** The database's error codes for being unavailable or busy. */
const PASSING: readonly string[] = [
  'unavailable',
  'deadline-exceeded',
  'aborted',
  'resource-exhausted',
  'cancelled',
];

/**
 * Runs a database operation.
 * @throws UnavailableError where the database is unavailable or busy, and the refusal of the security rules
 */
export async function runInDatabase<Value>(act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    const isPassing =
      error instanceof FirebaseError && PASSING.includes(error.code.replace('firestore/', ''));
    throw isPassing ? new UnavailableError('The database does not answer.', { cause: error }) : error;
  }
}
