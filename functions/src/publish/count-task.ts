import '../platform/deployment.ts';
import { countryCode } from '@waymark/model/entities/fields';
import { idSchema, uidSchema } from '@waymark/model/ids';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { refreshUsed } from '../accounts/count-used.ts';
import { firestore } from '../platform/admin.ts';
import { RESOURCES } from '../platform/resources.ts';
import { spacedQueue } from '../platform/spaced-queue.ts';
import { IS_LOCAL, taskQueue } from '../platform/task-queue.ts';
import { refreshCountryCounts, refreshCountrySummaries } from './country-counts.ts';
import { refreshCreator } from './refresh-creator.ts';
import { refreshSaves } from './saves/refresh-saves.ts';

/**
 * What to count: the published items of a creator, the public items of a country, the summary of all countries, what a user has, or in
 * how many lists the items are that wait for it.
 */
const countJob = z.union([
  z.object({ creator: idSchema }),
  z.object({ country: countryCode }),
  z.object({ countries: z.literal('all') }),
  z.object({ user: uidSchema }),
  z.object({ saves: z.literal('all') }),
]);
type CountJob = z.infer<typeof countJob>;

const put = taskQueue('refreshCounts');
// Names with a common beginning would slow the queue down.
const nameOf = (job: CountJob) => `${Object.entries(job).flat().toReversed().join('-')}-counts`;

/** The shortest interval between two counts for a creator or country, in milliseconds. */
const COUNT_INTERVAL = 5_000;

/** The summary of all countries reads 250 documents. */
const SUMMARIES_INTERVAL = 10_000;

/** Adds a creator, a country or a user to the queue for counting. */
export const enqueueCount = spacedQueue<CountJob>(put, { nameOf, interval: COUNT_INTERVAL });

/** The shortest interval between two counts of saves, in milliseconds. */
const SAVES_INTERVAL = 2_000;

/** How long a task counts saves before it leaves the rest to the next one, in milliseconds. */
const TURN = 30_000;

/** Has the saves counted that wait for it: see `markSaved`. */
export const enqueueSaves = spacedQueue<CountJob>(put, { nameOf, interval: SAVES_INTERVAL });

const enqueueSummaries = spacedQueue<CountJob>(put, { nameOf, interval: SUMMARIES_INTERVAL });

/** Updates the derived data of one creator, of one country and then of all countries, or of one user. */
export const refreshCounts = onTaskDispatched(
  {
    ...RESOURCES.refreshCounts,
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 1, maxBackoffSeconds: 60 },
    // On a local stack each concurrent task is a process.
    rateLimits: { maxConcurrentDispatches: IS_LOCAL ? 1 : 20 },
  },
  async ({ data }) => {
    const job = countJob.parse(data);
    if ('creator' in job) return await refreshCreator(firestore, job.creator);
    if ('user' in job) return await refreshUsed(firestore, job.user);
    if ('countries' in job) return await refreshCountrySummaries(firestore);
    if ('saves' in job) {
      if (!(await refreshSaves(firestore, Date.now() + TURN))) await enqueueSaves(job);
      return;
    }
    await refreshCountryCounts(firestore, job.country);
    await enqueueSummaries({ countries: 'all' });
  },
);
