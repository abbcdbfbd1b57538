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
    const present = now();
    if (delay > 0) {
      // Under another name, because the task of this interval may be postponing itself.
      const due = present + delay;
      const late = spanOf(due);
      if (await addTask(`${nameOf(job)}-${late}-late`, { ...job, due })) return;
      // The task with this name may have ended: it may be the one that postpones itself once more. That of the next interval is due
      // after this one, so it has not begun.
      await addTask(`${nameOf(job)}-${late + 1}-late`, { ...job, due: (late + 1) * interval });
      return;
    }
    const span = spanOf(present);
    if (await addTask(`${nameOf(job)}-${span}`, { ...job, due: present })) return;
    // The task with this name may have ended. That of the next interval has not, or began after this.
    await addTask(`${nameOf(job)}-${span + 1}`, { ...job, due: (span + 1) * interval });
  };
}
