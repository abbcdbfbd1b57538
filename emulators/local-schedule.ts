import { enqueueSweeps, type SweepIntervals } from '@waymark/functions/publish/sweep-queue';

/** In milliseconds: more often than in production, where somebody who tries it out would wait for a minute. */
const INTERVALS: SweepIntervals = { scheduled: 5_000, trash: 60_000 };

/**
 * Puts the tasks into their queue that a schedule puts there in production, because schedules do not run in the emulators. The
 * Admin SDK must know already where these are.
 *
 * @returns what ends it
 */
export function startLocalSchedule(log: (line: string) => void): () => void {
  const timer = setInterval(
    () => enqueueSweeps(INTERVALS).catch((error) => log(`Scheduled works do not go out: ${error}`)),
    INTERVALS.scheduled,
  );
  return () => clearInterval(timer);
}
