import { type AddTask, type Due, spacedQueue } from '../platform/spaced-queue.ts';
import { type Enqueue, type TileJob, WRITE_INTERVAL } from './refresh-tile.ts';

/** A job in the queue. */
export type QueuedJob = TileJob & Due;

/** The queue of jobs for tiles: each runs once in each interval of `WRITE_INTERVAL`. */
export function tileQueue(put: AddTask<TileJob>, now = () => Date.now()): Enqueue {
  const nameOf = ({ tile: { level, x, y }, because }: TileJob) => `${x}-${y}-${level}-${because}`;
  return spacedQueue(put, { nameOf, interval: WRITE_INTERVAL, now });
}
