import { IS_LOCAL } from '../platform/task-queue.ts';

/** Times in milliseconds. */
export interface RetryWaits {
  /** After the first failed attempt; each further one doubles it, up to the longest. */
  first: number;
  longest: number;
  /** The age at which a mail is given up. */
  patience: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** In the cloud. A mail that is a day late is of no use to anyone any more. */
export const CLOUD_WAITS: RetryWaits = { first: 30_000, longest: HOUR, patience: 24 * HOUR };

/** On the local stack, where trying out a fault should take seconds. */
const LOCAL_WAITS: RetryWaits = { first: 500, longest: 4_000, patience: MINUTE };

export const WAITS: RetryWaits = IS_LOCAL ? LOCAL_WAITS : CLOUD_WAITS;

/** How long to wait after a number of failed attempts, at least one. */
export function waitAfter(attempts: number, { first, longest }: RetryWaits): number {
  // Beyond 2^30 the number would only be cut again.
  return Math.min(first * 2 ** Math.min(attempts - 1, 30), longest);
}
