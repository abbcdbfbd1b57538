import { enqueueSweeps, type SweepIntervals } from '@waymark/functions/publish/sweep-queue';
import { enqueueSearchJobs, type SearchIntervals } from '@waymark/functions/search/queue/search-schedule';

/** The interval in milliseconds, shorter than the minute in production, so that trying it out needs no waiting. */
const INTERVALS: SweepIntervals = {
  scheduled: 5_000,
  trash: 60_000,
  mails: 10_000,
  unconfirmed: 60_000,
  accounts: 5_000,
};

/** Every start compares everything, so this does not. */
const SEARCH_INTERVALS: SearchIntervals = { drain: 15_000 };

/**
 * Adds the tasks that a schedule adds in production, because schedules do not run in the emulators. The Admin SDK must be
 * configured for these already.
 *
 * @returns a function that stops it
 */
export function startLocalSchedule(log: (line: string) => void): () => void {
  const timer = setInterval(() => {
    enqueueSweeps(INTERVALS).catch((error) => log(`Scheduled works do not go out: ${error}`));
    enqueueSearchJobs(SEARCH_INTERVALS).catch((error) => log(`Search records are not written: ${error}`));
  }, INTERVALS.scheduled);
  return () => clearInterval(timer);
}
