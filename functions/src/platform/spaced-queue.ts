/** Puts a task into a queue under a name; false where the name was used before, whether or not that task is done. */
export type Put<Job> = (name: string, job: Job & Due) => Promise<boolean>;

export interface Due {
  /** When a task is to be done, in milliseconds of the clock. */
  due: number;
}

interface Spacing<Job> {
  /** One name for each thing to be done, of letters, digits and hyphens: names that begin alike would slow Cloud Tasks down. */
  nameOf: (job: Job) => string;
  /** In milliseconds. */
  interval: number;
  now?: () => number;
}

/**
 * A queue of jobs that takes each once for each span of `interval`, however often something happens. The first change of a span
 * is followed at once, all further ones together in the next.
 *
 * @returns what takes a job to be done at once, or after a delay in milliseconds
 */
export function spacedQueue<Job extends object>(
  put: Put<Job>,
  { nameOf, interval, now = () => Date.now() }: Spacing<Job>,
): (job: Job, delay?: number) => Promise<void> {
  const spanOf = (instant: number) => Math.floor(instant / interval);
  return async (job, delay = 0) => {
    const present = now();
    if (delay > 0) {
      // Under a name of its own, because it may be the very task of this span that puts itself off.
      const due = present + delay;
      await put(`${nameOf(job)}-${spanOf(due)}-late`, { ...job, due });
      return;
    }
    const span = spanOf(present);
    if (await put(`${nameOf(job)}-${span}`, { ...job, due: present })) return;
    // What has the name may be over. In the next span it is not, or began after this.
    await put(`${nameOf(job)}-${span + 1}`, { ...job, due: (span + 1) * interval });
  };
}
