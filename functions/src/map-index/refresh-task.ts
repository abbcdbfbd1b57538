import '../platform/deployment.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_LEVEL } from '@waymark/model/geography/tiles';
import { HttpsError } from 'firebase-functions/v2/https';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { firestore } from '../platform/admin.ts';
import { RESOURCES } from '../platform/resources.ts';
import { IS_LOCAL, taskQueue } from '../platform/task-queue.ts';
import { firestoreTiles } from './firestore-tiles.ts';
import { refreshTile, WriteConflictError } from './refresh-tile.ts';
import { tileQueue } from './tile-queue.ts';

const tileJob = z.object({
  tile: z.object({
    level: z.int().check(z.minimum(0), z.maximum(MAX_LEVEL)),
    x: z.int().check(z.nonnegative()),
    y: z.int().check(z.nonnegative()),
  }),
  because: z.enum(['items', 'quarters']),
});

/** The queue of Cloud Tasks that `refreshMapTile` works on. */
export const enqueueTileJob = tileQueue(taskQueue('refreshMapTile'));

/** Brings one tile of the map index up to date. */
export const refreshMapTile = onTaskDispatched(
  {
    ...RESOURCES.refreshMapTile,
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 0.2, maxBackoffSeconds: 60 },
    // On a local stack each concurrent task is a process.
    rateLimits: { maxConcurrentDispatches: IS_LOCAL ? 6 : 200 },
  },
  async ({ data }) => {
    const dependencies = { store: firestoreTiles(firestore), enqueue: enqueueTileJob, sleep };
    try {
      await refreshTile(dependencies, tileJob.parse(data));
    } catch (error) {
      // This is expected: the next attempt sees what the other task wrote.
      if (error instanceof WriteConflictError) throw new HttpsError('aborted', error.message);
      throw error;
    }
  },
);
