/// <reference path="./rate-limiter-flexible.d.ts" />
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import type { Sender } from './address-of.ts';
import { firestore } from './admin.ts';
import { countBeside } from './count-beside.ts';
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

interface LimitOfAll extends Limit {
  /**
   * The points of all keys together that came the same way, for keys that can be invented: nobody can use up the limit of those who came
   * another way.
   */
  ofAll?: number;
}

/** Takes one point of a key, or of the sender of a request; @throws ApiError `too-many` where there is none left. */
export type TakePoint = (key: string | Sender) => Promise<void>;

/** How long a request waits for the database, in milliseconds, including its turn. */
const PATIENCE = 5_000;

/** A limit for all processes. Taking a point has two steps. */
export interface SharedLimit extends TakePoint {
  /** Takes a point of this process, which costs nothing. */
  takeLocal: TakePoint;
  /** Takes a point of all processes, in the database. */
  takeShared: TakePoint;
}

/**
 * A limit for all processes. Each process counts for itself first, so that a flood causes no more database requests than the
 * limit allows. Where the database does not answer, the limit applies to this process alone, so that counting never fails a
 * request. Requests do not wait until the points of all keys together are counted: these bound floods, in which one more does not
 * matter.
 */
export function limit({ ofAll, ...each }: LimitOfAll): SharedLimit {
  const own = counted(each);
  const all =
    ofAll === undefined ? undefined : countedBeside({ ...each, name: `${each.name}-all`, points: ofAll });
  const step =
    (count: (sender: Sender) => Promise<void>): TakePoint =>
    async (given) => {
      try {
        await count(senderBy(given));
      } catch (error) {
        if (error instanceof ApiError) throw error;
        logUnexpected(error, { limit: each.name });
      }
    };
  const takeLocal = step(async ({ key, way }) => {
    await orTooMany(own.takeLocal(key));
    if (all !== undefined) await orTooMany(all.takeLocal(way));
  });
  const takeShared = step(async ({ key, way }) => {
    await orTooMany(own.takeShared(key));
    if (all !== undefined && !all.takeShared(way)) throw tooMany();
  });
  const take: TakePoint = async (given) => {
    await takeLocal(given);
    await takeShared(given);
  };
  return Object.assign(take, { takeLocal, takeShared });
}

/**
 * Takes a point of each of several limits. What a process refuses by its own count of one limit costs the database nothing for the
 * others.
 * @throws ApiError `too-many`
 */
export async function takeOfEach(taken: readonly [SharedLimit, string | Sender][]): Promise<void> {
  await Promise.all(taken.map(([{ takeLocal }, given]) => takeLocal(given)));
  await Promise.all(taken.map(([{ takeShared }, given]) => takeShared(given)));
}

/**
 * A limit that each process counts for itself, for work that costs less than asking the database.
 */
export function limitPerProcess({ name, points, ofAll, duration }: LimitOfAll): TakePoint {
  const own = new ProcessCounter({ keyPrefix: name, points, duration });
  const all =
    ofAll === undefined ? undefined : new ProcessCounter({ keyPrefix: name, points: ofAll, duration });
  return async (given) => {
    const { key, way } = senderBy(given);
    await orTooMany(own.take(key));
    if (all !== undefined) await orTooMany(all.take(way));
  };
}

/** All keys that are no senders came the same way. */
function senderBy(given: string | Sender): Sender {
  return typeof given === 'string' ? { key: given, way: '' } : given;
}

/** @throws ApiError `too-many` in place of the limiter's refusal */
async function orTooMany(taken: Promise<unknown>): Promise<void> {
  try {
    await taken;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooMany();
  }
}

function tooMany(): ApiError {
  return new ApiError('too-many', 'Too many requests; try again later.');
}

/** Takes one point of a key; @throws RateLimiterRes where there is none left, or the error of counting. */
type Count = (key: string) => Promise<void>;

/** One limit, counted in this process and by all. */
function counted(limited: Limit): { takeLocal: Count; takeShared: Count } {
  const { own, shared } = countersOf(limited);
  // Concurrent transactions would compete for one document and retry again and again.
  const queue = keyedMutex();
  return {
    takeLocal: (key) => own.take(key),
    takeShared: (key) => orTooLate(queue(key, () => shared.consume(key))),
  };
}

/** The same, without waiting for the count by all. */
function countedBeside(limited: Limit): { takeLocal: Count; takeShared: (key: string) => boolean } {
  const { own, shared } = countersOf(limited);
  const onError = (error: unknown) => logUnexpected(error, { limit: limited.name });
  return {
    takeLocal: (key) => own.take(key),
    takeShared: countBeside((key, taken) => shared.consume(key, taken), { onError }),
  };
}

function countersOf({ name, points, duration }: Limit) {
  const options = { keyPrefix: name, points, duration };
  const shared = new FirestoreLimiter({
    ...options,
    db: firestore,
    // After a refusal further ones need no database request until the interval ends.
    inMemoryBlockOnConsumed: points + 1,
  });
  return { own: new ProcessCounter(options), shared };
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
