import '../platform/deployment.ts';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { sweepUnconfirmed } from '../content-accounts/sweep-unconfirmed.ts';
import { enqueueOverdueMails } from '../mail/enqueue-mail.ts';
import { enqueueDeletion } from '../personal-data/deletion-task.ts';
import { sweepAccounts } from '../personal-data/sweep-accounts.ts';
import { photoStore } from '../photos/photo-store.ts';
import { auth, firestore } from '../platform/admin.ts';
import { RESOURCES } from '../platform/resources.ts';
import { IS_LOCAL } from '../platform/task-queue.ts';
import { isSearchOn } from '../search/queue/enqueue-search.ts';
import { enqueueSearchJobs, type SearchIntervals } from '../search/queue/search-schedule.ts';
import { enqueueSaves } from './count-task.ts';
import { publishScheduled } from './publish-scheduled.ts';
import { enqueueSweeps, SWEEPS, type SweepIntervals } from './sweep-queue.ts';
import { purgeTrash } from './trash/purge-trash.ts';

const sweepJob = z.object({ sweep: z.enum(SWEEPS) });

/** The schedule runs every minute. */
const INTERVALS: SweepIntervals = {
  scheduled: 60_000,
  trash: 3_600_000,
  mails: 60_000,
  unconfirmed: 3_600_000,
  accounts: 60_000,
};
const SEARCH_INTERVALS: SearchIntervals = { drain: 60_000, reconcile: 86_400_000 };

/** Only adds tasks: a failed schedule is not retried soon, and a new run may overlap the last one. */
export const sweepOnSchedule = onSchedule(
  { ...RESOURCES.sweepOnSchedule, schedule: 'every 1 minutes' },
  async () => {
    await enqueueSweeps(INTERVALS);
    // What no task could count.
    await enqueueSaves({ saves: 'all' });
    if (isSearchOn()) await enqueueSearchJobs(SEARCH_INTERVALS);
  },
);

/** Starts one of the sweeps. */
export const sweepWorks = onTaskDispatched(
  {
    ...RESOURCES.sweepWorks,
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 5, maxBackoffSeconds: 60 },
    // On a local stack each concurrent task is a process.
    rateLimits: { maxConcurrentDispatches: IS_LOCAL ? 1 : 4 },
  },
  async ({ data }) => {
    const { sweep } = sweepJob.parse(data);
    if (sweep === 'scheduled') return await publishScheduled(firestore);
    if (sweep === 'mails') return await enqueueOverdueMails(Date.now());
    if (sweep === 'unconfirmed') return await sweepUnconfirmed(firestore, auth, Date.now());
    if (sweep === 'accounts') return await sweepAccounts(photoStore(), Date.now(), enqueueDeletion);
    await purgeTrash(photoStore(), Date.now());
  },
);
