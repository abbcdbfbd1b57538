import '../platform/deployment.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_LEVEL } from '@waymark/model/geography/tiles';
import { getFunctions } from 'firebase-admin/functions';
import { HttpsError } from 'firebase-functions/v2/https';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { firestore } from '../platform/admin.ts';
import { REGION } from '../platform/deployment.ts';
import { logUnexpected } from '../platform/log.ts';
import { firestoreTiles } from './firestore-tiles.ts';
import { Overtaken, refreshTile } from './refresh-tile.ts';
import { type Put, type QueuedJob, tileQueue } from './tile-queue.ts';

const IS_LOCAL = process.env['FUNCTIONS_EMULATOR'] === 'true';

const tileJob = z.object({
  tile: z.object({
    level: z.int().check(z.minimum(0), z.maximum(MAX_LEVEL)),
    x: z.int().check(z.nonnegative()),
    y: z.int().check(z.nonnegative()),
  }),
  because: z.enum(['items', 'quarters']),
});

const put: Put = async (name, job) => {
  const wait = job.due - Date.now();
  if (wait > 0 && IS_LOCAL) {
    // The emulator of Cloud Tasks hands over at once what is for later.
    setTimeout(() => putNow(name, job).catch((error) => logUnexpected(error, { task: name })), wait);
    return true;
  }
  return await putNow(name, job);
};

async function putNow(name: string, job: QueuedJob): Promise<boolean> {
  try {
    const queue = getFunctions().taskQueue(`locations/${REGION}/functions/refreshMapTile`);
    await queue.enqueue({ ...job }, { id: name, scheduleTime: new Date(job.due) });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists')
      return false;
    throw error;
  }
}

/** The queue of Cloud Tasks that `refreshMapTile` works on. */
export const enqueueTileJob = tileQueue(put);

/** Brings one tile of the map index up to date. */
export const refreshMapTile = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 0.2, maxBackoffSeconds: 60 },
    // On a local stack each task that runs beside others is a process.
    rateLimits: { maxConcurrentDispatches: IS_LOCAL ? 6 : 200 },
  },
  async ({ data }) => {
    const means = { store: firestoreTiles(firestore), enqueue: enqueueTileJob, sleep };
    try {
      await refreshTile(means, tileJob.parse(data));
    } catch (error) {
      // Nothing is wrong with that: the next try sees what the other task wrote.
      if (error instanceof Overtaken) throw new HttpsError('aborted', error.message);
      throw error;
    }
  },
);
