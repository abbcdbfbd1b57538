import { limitPerProcess, type TakePoint } from '../platform/limits.ts';

/**
 * The most tokens that one process issues to one user in a minute. A browser asks for two at a sign-in, and again hours later.
 */
export const MAX_TOKEN_REQUESTS = 60;

/**
 * The number of tokens that each user has requested. Each process counts for itself: asking the database would cost more than
 * the token, and the limit bounds what one user can make one process sign.
 */
export function tokenRequestLimit(): TakePoint {
  return limitPerProcess({ name: 'tokens', points: MAX_TOKEN_REQUESTS, duration: 60 });
}
