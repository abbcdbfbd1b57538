import { limitHere, type TakePoint } from '../platform/limits.ts';

/** How often one person is given tokens by one process, in a minute: a browser asks for two at a sign-in, and hours later again. */
export const MOST_ASKS = 60;

/**
 * How often each person has asked for tokens. Counted by this process alone: to ask the database would cost more than the token,
 * and what it bounds is what one person can make one process sign.
 */
export function ownAsks(): TakePoint {
  return limitHere({ name: 'tokens', points: MOST_ASKS, duration: 60 });
}
