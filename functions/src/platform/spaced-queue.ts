/** Adds a task to a queue under a name; false where the name was used before, even if that task has ended. */
export type AddTask<Job> = (name: string, job: Job & Due) => Promise<boolean>;

export interface Due {
  /** When a task is due, in milliseconds of the clock. */
  due: number;
}

interface Spacing<Job> {
  /** A name for each job, of letters, digits and hyphens. Names with a common prefix would slow Cloud Tasks down. */
  nameOf: (job: Job) => string;
  /** In milliseconds. */
  interval: number;
  now?: () => number;
}

/**
 * A queue that runs each job once in each `interval`, however often it is added. The first change of an interval runs at once,
 * and all further ones together in the next.
 *
 * @returns a function that adds a job, at once or after a delay in milliseconds
 */
export function spacedQueue<Job extends object>(
  addTask: AddTask<Job>,
  { nameOf, interval, now = () => Date.now() }: Spacing<Job>,
): (job: Job, delay?: number) => Promise<void> {
  const spanOf = (instant: number) => Math.floor(instant / interval);
  return async (job, delay = 0) => {
    const due = now() + delay;
    const span = spanOf(due);
    // A postponed job has another name, because the task of this interval may be postponing itself.
    const nameIn = (of: number) => `${nameOf(job)}-${of}${delay > 0 ? '-late' : ''}`;
    if (await addTask(nameIn(span), { ...job, due })) return;
    // A task of an interval in the future has not begun.
    if (span * interval > now()) return;
    // The task with this name may have ended. That of the next interval has not, or began after this.
    await addTask(nameIn(span + 1), { ...job, due: (span + 1) * interval });
  };
}
