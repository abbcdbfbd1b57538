import { Mutex } from 'async-mutex';

/** The name of the lock that all tabs share. */
const LOCK = 'waymark.geocoder';

/** For browsers without locks, and pages that may not use them. */
const ownTab = new Mutex();

/**
 * Runs requests one after another, in all tabs of this browser, each at least so long after the answer to the one before.
 *
 * @param interval in milliseconds
 * @param signal ends the wait. A request that was sent still counts.
 * @throws what the request throws, or the reason of the signal
 */
export function inTurn<Answer>(
  interval: number,
  signal: AbortSignal,
  request: () => Promise<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const turn = async () => {
      if (signal.aborted) return reject(signal.reason);
      await request().then(resolve, reject);
      // From the answer on: on their way, two requests may come closer to each other.
      await new Promise((done) => setTimeout(done, interval));
    };
    // Pages without a certificate have no locks, whatever the types say.
    const locks: typeof navigator.locks | null | undefined = navigator.locks;
    const done = locks ? locks.request(LOCK, { signal }, turn) : ownTab.runExclusive(turn);
    done.catch(reject);
  });
}
