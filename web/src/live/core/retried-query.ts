import { defer, firstValueFrom, retry, throwError, timeout, timer } from 'rxjs';
import { UnavailableError, unlessAway } from './unavailable-error.ts';

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 8_000;

/** After so long it is asked again, in milliseconds, and so often. */
const PAUSE = 500;
const AGAIN = 2;

/**
 * Asks the database for something once, and again where it does not answer: a listener that was begun at a bad moment may never be
 * told anything.
 * @throws UnavailableError where it does not answer at all, and what the security rules refuse
 */
export function retriedQuery<Value>(ask: () => Promise<Value>): Promise<Value> {
  const answer = defer(() => unlessAway(ask)).pipe(
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
