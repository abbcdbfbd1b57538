import { limitHere, type TakePoint } from '../platform/limits.ts';

/**
 * The most tokens that one process issues to one user in a minute. A browser asks for two at a sign-in, and again hours later.
 */
export const MOST_ASKS = 60;

/**
 * The number of tokens that each user has requested. Each process counts for itself: asking the database would cost more than
 * the token, and the limit bounds what one user can make one process sign.
 */
export function ownAsks(): TakePoint {
  return limitHere({ name: 'tokens', points: MOST_ASKS, duration: 60 });
}
