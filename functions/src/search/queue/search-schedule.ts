import type { AddTask } from '../../platform/spaced-queue.ts';
import { taskQueue } from '../../platform/task-queue.ts';
import type { SearchJob } from './enqueue-search.ts';

/** The interval of each task in milliseconds; a task without one is not added. */
export type SearchIntervals = Readonly<Partial<Record<SearchJob['job'], number>>>;

const searchQueue: AddTask<SearchJob> = taskQueue('refreshSearch');

/**
 * Adds each task once in every interval, however often this is called: to go on after an outage of the search engine, and to find
 * what no event has changed.
 *
 * @param now in milliseconds
 */
export async function enqueueSearchJobs(
  intervals: SearchIntervals,
  now = Date.now(),
  put = searchQueue,
): Promise<void> {
  const jobs = ['drain', 'reconcile'] as const;
  for (const job of jobs) {
    const interval = intervals[job];
    if (interval !== undefined) {
      await put(`search-${job}-${Math.floor(now / interval)}-due`, { job, due: now });
    }
  }
}
