import '../../platform/deployment.ts';
import { HttpsError } from 'firebase-functions/v2/https';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { firestore } from '../../platform/admin.ts';
import { searchSecrets } from '../../platform/configuration.ts';
import { logSearchRepaired, logSearchUnavailable } from '../../platform/log.ts';
import { RESOURCES } from '../../platform/resources.ts';
import { configuredEngine } from '../engine/configured-engine.ts';
import { firestoreSearch } from '../firestore-search.ts';
import { repairSearch } from '../rebuild/differences.ts';
import { INDEXES } from '../sources/source-path.ts';
import { drain } from './drain.ts';
import { enqueueDrain, isSearchOn, type SearchJob } from './enqueue-search.ts';

const searchJob = z.object({ job: z.enum(['drain', 'reconcile']) });

/** How long a task drains before it leaves the rest to the next one, in milliseconds. */
const TURN = 400_000;

/**
 * Writes what is pending to the search engine, or compares everything once a day and writes what differs. Where the engine does
 * not answer, nothing is lost: pending documents stay in the database, and the schedule adds tasks until they are written.
 */
export const refreshSearch = onTaskDispatched(
  {
    ...RESOURCES.refreshSearch,
    secrets: searchSecrets,
    // After the last attempt the schedule goes on, so that no outage is too long.
    retryConfig: { maxAttempts: 10, maxRetrySeconds: 600, minBackoffSeconds: 1, maxBackoffSeconds: 60 },
    // Two at once would do the same work.
    rateLimits: { maxConcurrentDispatches: 1 },
  },
  async ({ data }) => {
    const { job } = searchJob.parse(data);
    if (!isSearchOn()) return;
    try {
      await run(job);
    } catch (error) {
      // The client's error holds requests. The reason is enough, and the queue tries again.
      logSearchUnavailable(error);
      throw new HttpsError('unavailable', 'The search engine could not be written to.');
    }
  },
);

async function run(job: SearchJob['job']): Promise<void> {
  const search = firestoreSearch(firestore, configuredEngine());
  if (job === 'reconcile') {
    for (const index of INDEXES) {
      const documents = await repairSearch(search, index);
      if (documents > 0) logSearchRepaired(index, documents);
    }
  } else if (!(await drain(search, Date.now() + TURN))) {
    await enqueueDrain({ job: 'drain' });
  }
}
