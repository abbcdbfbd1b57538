/// <reference path="./rate-limiter-flexible.d.ts" />
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import { firestore } from './admin.ts';
import { ApiError } from './errors.ts';
import { FirestoreLimiter } from './firestore-limiter.ts';
import { keyedMutex } from './keyed-mutex.ts';
import { logUnexpected } from './log.ts';
import { ProcessCounter } from './process-counter.ts';

interface Limit {
  /** The name of the limit, which is a segment of a path in the database. */
  name: string;
  /** The number of points. */
  points: number;
  /** The interval in seconds. */
  duration: number;
}

/** Takes one point of a key; @throws ApiError `too-many` where there is none left. */
export type TakePoint = (key: string) => Promise<void>;

/** How long a request waits for the database, in milliseconds, including its turn. */
const PATIENCE = 5_000;

/** The key for all keys together. */
const ALL = '';

/**
 * A limit for all processes. Each process counts for itself first, so that a flood causes no more database requests than the
 * limit allows. Where the database does not answer, the limit applies to this process alone, so that counting never fails a
 * request.
 * @param ofAll the limit for all keys together, for keys that can be invented
 */
export function limit({ ofAll, ...each }: Limit & { ofAll?: number }): TakePoint {
  const counts = [counted(each)];
  if (ofAll !== undefined) {
    const { takeLocal, takeShared } = counted({ ...each, name: `${each.name}-all`, points: ofAll });
    counts.push({ takeLocal: () => takeLocal(ALL), takeShared: () => takeShared(ALL) });
  }
  return async (key) => {
    try {
      for (const { takeLocal } of counts) await orTooMany(takeLocal(key));
      for (const { takeShared } of counts) await orTooMany(takeShared(key));
    } catch (error) {
      if (error instanceof ApiError) throw error;
      logUnexpected(error, { limit: each.name });
    }
  };
}

/**
 * A limit that each process counts for itself, for work that costs less than asking the database.
 */
export function limitPerProcess({ name, points, duration }: Limit): TakePoint {
  const own = new ProcessCounter({ keyPrefix: name, points, duration });
  return (key) => orTooMany(own.take(key));
}

/** @throws ApiError `too-many` in place of the limiter's refusal */
async function orTooMany(taken: Promise<unknown>): Promise<void> {
  try {
    await taken;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new ApiError('too-many', 'Too many requests; try again later.');
  }
}

/** Takes one point of a key; @throws RateLimiterRes where there is none left, or the error of counting. */
type Count = (key: string) => Promise<void>;

/** One limit, counted in this process and by all. */
function counted({ name, points, duration }: Limit): { takeLocal: Count; takeShared: Count } {
  const options = { keyPrefix: name, points, duration };
  const own = new ProcessCounter(options);
  const shared = new FirestoreLimiter({
    ...options,
    db: firestore,
    // After a refusal further ones need no database request until the interval ends.
    inMemoryBlockOnConsumed: points + 1,
  });
  // Concurrent transactions would compete for one document and retry again and again.
  const queue = keyedMutex();
  return {
    takeLocal: (key) => own.take(key),
    takeShared: (key) => orTooLate(queue(key, () => shared.consume(key))),
  };
}

async function orTooLate(taken: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not count in time')), PATIENCE);
  });
  try {
    await Promise.race([taken, late]);
  } finally {
    clearTimeout(timer);
  }
}
