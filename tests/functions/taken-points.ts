import { FirestoreLimiter } from '../../functions/src/platform/firestore-limiter.ts';
import { database } from './database.ts';

/** Longer than a test takes, in seconds. */
const HOUR = 3_600;

/**
 * Has a key taken points of a limit already, for an hour. So a test of the last point needs few requests, and a limit of a minute does
 * not begin again while a busy machine answers them.
 */
export async function havingTaken(points: number, limit: string, key: string): Promise<void> {
  await new FirestoreLimiter({ db: database, keyPrefix: limit, points, duration: HOUR }).set(
    key,
    points,
    HOUR,
  );
}
