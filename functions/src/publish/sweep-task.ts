import '../platform/deployment.ts';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { photoStore } from '../photos/photo-store.ts';
import { firestore } from '../platform/admin.ts';
import { IS_LOCAL } from '../platform/task-queue.ts';
import { publishScheduled } from './publish-scheduled.ts';
import { enqueueSweeps, SWEEPS, type SweepIntervals } from './sweep-queue.ts';
import { purgeTrash } from './trash/purge-trash.ts';

const sweepJob = z.object({ sweep: z.enum(SWEEPS) });

/** The schedule comes every minute. */
const INTERVALS: SweepIntervals = { scheduled: 60_000, trash: 3_600_000 };

/** Only puts tasks into their queue: a schedule is not tried again soon, and comes though the last one is not over. */
export const sweepOnSchedule = onSchedule('every 1 minutes', () => enqueueSweeps(INTERVALS));

/** Publishes the works whose time has come, or purges those that were long enough in the trash. */
export const sweepWorks = onTaskDispatched(
  {
    timeoutSeconds: 540,
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 5, maxBackoffSeconds: 60 },
    // On a local stack each task that runs beside others is a process.
    rateLimits: { maxConcurrentDispatches: IS_LOCAL ? 1 : 4 },
  },
  async ({ data }) => {
    const { sweep } = sweepJob.parse(data);
    if (sweep === 'scheduled') return await publishScheduled(firestore);
    await purgeTrash(photoStore(), Date.now());
  },
);
