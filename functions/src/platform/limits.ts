/// <reference path="./rate-limiter-flexible.d.ts" />
import type { Context } from 'hono';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import { firestore } from './admin.ts';
import { ApiError } from './errors.ts';
import { FirestoreLimiter } from './firestore-limiter.ts';
import { logUnexpected } from './log.ts';

interface Limit {
  /** Names what is limited. */
  name: string;
  /** How often it can be done. */
  points: number;
  /** In how long a time, in seconds. */
  duration: number;
}

/** Takes one point of a key; @throws ApiError `too-many` where there is none left. */
export type TakePoint = (key: string) => Promise<void>;

/**
 * A limit that holds over all processes. Where the database does not answer it holds for this process alone, so that nothing
 * fails because it is counted.
 */
export function limit({ name, points, duration }: Limit): TakePoint {
  const limiter = new FirestoreLimiter({
    db: firestore,
    keyPrefix: name,
    points,
    duration,
    // Who is refused once is refused without a question to the database until then.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
  });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        throw new ApiError('too-many', 'Too many requests; try again later.');
      logUnexpected(refusal, { limit: name });
    }
  };
}

/**
 * The address that a request comes from: what the one before the last proxy saw, which is the visitor where Hosting is in front
 * of a function. Whoever calls a function past Hosting can write what they like there: limits that matter have one for all beside.
 */
export function addressOf(context: Context): string {
  const seen = context.req.header('X-Forwarded-For')?.split(',') ?? [];
  return (seen.at(-2) ?? seen.at(-1) ?? 'unknown').trim().slice(0, 64);
}
