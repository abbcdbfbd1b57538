/// <reference path="./rate-limiter-flexible.d.ts" />
import { createHash } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { IRateLimiterStoreOptions } from 'rate-limiter-flexible';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';

interface Consumed {
  points: number;
  /** Milliseconds of the clock. */
  expires: number;
}

type LimiterOptions = Omit<IRateLimiterStoreOptions, 'storeClient'> & { db: Firestore };

/**
 * Counts in `limits/{name}/countedKeys/{hash of the key}`, which all processes share. The hash hides keys such as addresses. At
 * this depth writes do not start the trigger on root collections. A time-to-live policy on `expires` deletes old counts
 * (firestore.indexes.json).
 */
export class FirestoreLimiter extends RateLimiterStoreAbstract {
  readonly #db: Firestore;

  constructor({ db, ...options }: LimiterOptions) {
    super({ ...options, storeClient: db });
    this.#db = db;
  }

  /** Called by the library, like those below; its README describes the interface of a store. */
  async _upsert(key: string, points: number, duration: number, forceExpire = false): Promise<Consumed> {
    const ref = this.#ref(key);
    return this.#db.runTransaction(async (transaction) => {
      const before = forceExpire ? null : consumedIn((await transaction.get(ref)).data());
      const now: Consumed =
        before === null
          ? { points, expires: Date.now() + duration }
          : { points: before.points + points, expires: before.expires };
      transaction.set(ref, { points: now.points, expires: Timestamp.fromMillis(now.expires) });
      return now;
    });
  }

  async _get(key: string): Promise<Consumed | null> {
    return consumedIn((await this.#ref(key).get()).data());
  }

  async _delete(key: string): Promise<boolean> {
    await this.#ref(key).delete();
    return true;
  }

  _getRateLimiterRes(_key: string, changedPoints: number, { points, expires }: Consumed): RateLimiterRes {
    const remaining = Math.max(this.points - points, 0);
    return new RateLimiterRes(remaining, Math.max(expires - Date.now(), 0), points, points === changedPoints);
  }

  #ref(key: string) {
    const hash = createHash('sha256').update(key).digest('base64url');
    return this.#db.doc(`limits/${this.keyPrefix}/countedKeys/${hash}`);
  }
}

/** The points consumed in the current interval; null where there is none. */
function consumedIn(data: Readonly<Record<string, unknown>> | undefined): Consumed | null {
  const { points, expires } = data ?? {};
  if (typeof points !== 'number' || !(expires instanceof Timestamp)) return null;
  return expires.toMillis() > Date.now() ? { points, expires: expires.toMillis() } : null;
}
