/// <reference path="../platform/rate-limiter-flexible.d.ts" />
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import { ApiError } from '../platform/errors.ts';
import { OwnCount } from '../platform/own-count.ts';

/** How often one person is given tokens by one process, in a minute: a browser asks for two at a sign-in, and hours later again. */
export const MOST_ASKS = 60;

/**
 * How often each person has asked for tokens. Counted by this process alone: to ask the database would cost more than the token,
 * and what it bounds is what one person can make one process sign.
 */
export function ownAsks(): (uid: string) => Promise<void> {
  const count = new OwnCount({ keyPrefix: 'tokens', points: MOST_ASKS, duration: 60 });
  return async (uid) => {
    try {
      await count.take(uid);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new ApiError('too-many', 'Too many tokens were asked for; try again later.');
    }
  };
}
