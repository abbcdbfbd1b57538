import type { Firestore } from 'firebase-admin/firestore';
import { configuration } from '../../platform/configuration.ts';
import { logOldEvent, logSearchOff } from '../../platform/log.ts';
import { spacedQueue } from '../../platform/spaced-queue.ts';
import { taskQueue } from '../../platform/task-queue.ts';
import { pendingIn } from '../firestore-search.ts';

/** The tasks of `refreshSearch`. */
export interface SearchJob {
  job: 'drain' | 'reconcile';
}

/** The shortest interval between the starts of two tasks, in milliseconds. Each works until nothing is pending. */
const INTERVAL = 300;

const put = taskQueue('refreshSearch');

/** Adds the task that works on pending documents. */
export const enqueueDrain = spacedQueue<SearchJob>(put, {
  nameOf: ({ job }) => `search-${job}`,
  interval: INTERVAL,
});

let isOffKnown = false;

/** Whether the site has a search engine. That it has none is logged once in each process. */
export function isSearchOn(): boolean {
  if (configuration.search !== undefined) return true;
  if (!isOffKnown) logSearchOff();
  isOffKnown = true;
  return false;
}

/**
 * How old an event may be that is still followed, in milliseconds. One that is retried for longer fails for another reason than the
 * search, and the daily comparison writes what it has not.
 */
const MOST_AGE = 3_600_000;

/**
 * Has the records of documents written again soon.
 * @param event the change of these documents
 */
export async function enqueueSearch(
  db: Firestore,
  paths: readonly string[],
  { time }: { time: string },
): Promise<void> {
  if (paths.length === 0 || !isSearchOn()) return;
  if (Date.now() - Date.parse(time) > MOST_AGE) return logOldEvent(paths, time);
  await pendingIn(db).add(paths);
  await enqueueDrain({ job: 'drain' });
}
