import type { AddTask } from '../platform/spaced-queue.ts';
import { taskQueue } from '../platform/task-queue.ts';

/**
 * The sweeps, which no event starts: works that are due to be published or purged, mails whose attempt is late, e-mail accounts whose
 * address was not confirmed in time, and accounts that are due to be deleted.
 */
export const SWEEPS = ['scheduled', 'trash', 'mails', 'unconfirmed', 'accounts'] as const;
export interface SweepJob {
  sweep: (typeof SWEEPS)[number];
}

/** The interval of each sweep in milliseconds. */
export type SweepIntervals = Readonly<Record<SweepJob['sweep'], number>>;

/** The queue of Cloud Tasks that `sweepWorks` works on. */
const sweepQueue: AddTask<SweepJob> = taskQueue('sweepWorks');

/**
 * Adds each sweep once in every interval, however often this is called: tasks are named by the interval, and a queue refuses a
 * repeated name.
 *
 * @param now in milliseconds
 */
export async function enqueueSweeps(
  intervals: SweepIntervals,
  now = Date.now(),
  put = sweepQueue,
): Promise<void> {
  const spanOf = (sweep: SweepJob['sweep']) => Math.floor(now / intervals[sweep]);
  await Promise.all(SWEEPS.map((sweep) => put(`${sweep}-${spanOf(sweep)}`, { sweep, due: now })));
}
