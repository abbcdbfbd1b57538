import type { Put } from '../platform/spaced-queue.ts';
import { taskQueue } from '../platform/task-queue.ts';

/** What is looked for again and again, because no event tells of it: works whose time to go out, or to be purged, has come. */
export const SWEEPS = ['scheduled', 'trash'] as const;
export interface SweepJob {
  sweep: (typeof SWEEPS)[number];
}

/** How often each is looked for, in milliseconds. */
export type SweepIntervals = Readonly<Record<SweepJob['sweep'], number>>;

/** The queue of Cloud Tasks that `sweepWorks` works on. */
const sweepQueue: Put<SweepJob> = taskQueue('sweepWorks');

/**
 * Has each looked for once in every span of its interval, however often this is called: tasks are named by the span, and a
 * queue refuses a name that it has had.
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
