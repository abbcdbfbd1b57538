import { type Enqueue, type TileJob, WRITE_INTERVAL } from './refresh-tile.ts';

/** A job as the queue holds it. */
export interface QueuedJob extends TileJob {
  /** When it is to be done, in milliseconds of the clock. */
  due: number;
}

/** Puts a task into the queue under a name; false where the name was used before, whether or not that task is done. */
export type Put = (name: string, job: QueuedJob) => Promise<boolean>;

/**
 * The queue of jobs on tiles: however often something happens, a job is in it once for each span of `WRITE_INTERVAL`. The
 * first change of a span is followed at once, all further ones together in the next.
 */
export function tileQueue(put: Put, now = () => Date.now()): Enqueue {
  return async (job, delay = 0) => {
    const present = now();
    if (delay > 0) {
      // Under a name of its own, because it may be the very task of this span that puts itself off.
      const due = present + delay;
      await put(`${nameOf(job, spanOf(due))}-late`, { ...job, due });
      return;
    }
    const span = spanOf(present);
    if (await put(nameOf(job, span), { ...job, due: present })) return;
    // What has the name may be over. In the next span it is not, or began after this.
    await put(nameOf(job, span + 1), { ...job, due: (span + 1) * WRITE_INTERVAL });
  };
}

function spanOf(instant: number): number {
  return Math.floor(instant / WRITE_INTERVAL);
}

/** Of letters, digits and hyphens, as Cloud Tasks demands; names that begin alike would slow it down. */
function nameOf({ tile: { level, x, y }, because }: TileJob, span: number): string {
  return `${x}-${y}-${level}-${because}-${span}`;
}
