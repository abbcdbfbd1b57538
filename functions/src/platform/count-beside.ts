/// <reference path="./rate-limiter-flexible.d.ts" />
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';

/** Takes points of a key in the database; @throws RateLimiterRes where there are not as many left. */
type Consume = (key: string, points: number) => Promise<unknown>;

/** The least time between two counts of a key, in milliseconds: Firestore sustains about one write of a document a second. */
const REST = 1_000;

interface Options {
  /** Receives any other error than a refusal. */
  onError: (error: unknown) => void;
  now?: () => number;
  /** In milliseconds. */
  rest?: number;
}

/**
 * Counts for all processes without waiting for the database. What is taken meanwhile, and until the database may count again, goes into
 * one transaction: a flood is one in a second, not one for each request. After a refusal, keys are refused until their interval ends.
 *
 * @returns a function that takes one point of a key; @returns whether there may be one left
 */
export function countBeside(
  consume: Consume,
  { onError, now = () => Date.now(), rest = REST }: Options,
): (key: string) => boolean {
  /** The points of each key that the database does not have yet. */
  const uncounted = new Map<string, number>();
  /** The keys that the database is counting. */
  const counting = new Set<string>();
  /** The keys without points, and until when. */
  const refused = new Map<string, number>();

  async function count(key: string): Promise<void> {
    counting.add(key);
    for (let points = uncounted.get(key); points !== undefined; points = uncounted.get(key)) {
      uncounted.delete(key);
      try {
        await consume(key, points);
      } catch (error) {
        if (error instanceof RateLimiterRes) refused.set(key, now() + error.msBeforeNext);
        else onError(error);
      }
      // A process that has nothing else to do ends.
      await new Promise((resolve) => setTimeout(resolve, rest).unref());
    }
    counting.delete(key);
  }

  return (key) => {
    const until = refused.get(key);
    if (until !== undefined && until > now()) return false;
    refused.delete(key);
    uncounted.set(key, (uncounted.get(key) ?? 0) + 1);
    if (!counting.has(key)) void count(key);
    return true;
  };
}
