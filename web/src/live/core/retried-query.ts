import { defer, firstValueFrom, retry, throwError, timeout, timer } from 'rxjs';
import { runInDatabase, UnavailableError } from './unavailable-error.ts';

/** How long an attempt waits for an answer, in milliseconds. */
const PATIENCE = 8_000;

/** The pause before a retry, in milliseconds, and the number of retries. */
const PAUSE = 500;
const AGAIN = 2;

/**
 * Runs a one-time query, and retries it where there is no answer: a query that starts at a bad moment may never get one.
 * @throws UnavailableError where the database does not answer, and the refusal of the security rules
 */
export function retriedQuery<Value>(ask: () => Promise<Value>): Promise<Value> {
  const answer = defer(() => runInDatabase(ask)).pipe(
    timeout({
      each: PATIENCE,
      with: () => throwError(() => new UnavailableError('The database does not answer.')),
    }),
    retry({
      count: AGAIN,
      delay: (error) => (error instanceof UnavailableError ? timer(PAUSE) : throwError(() => error)),
    }),
  );
  return firstValueFrom(answer);
}
