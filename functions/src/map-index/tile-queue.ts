import { type Due, type Put, spacedQueue } from '../platform/spaced-queue.ts';
import { type Enqueue, type TileJob, WRITE_INTERVAL } from './refresh-tile.ts';

/** A job as the queue holds it. */
export type QueuedJob = TileJob & Due;

/** The queue of jobs on tiles: each once for each span of `WRITE_INTERVAL`. */
export function tileQueue(put: Put<TileJob>, now = () => Date.now()): Enqueue {
  const nameOf = ({ tile: { level, x, y }, because }: TileJob) => `${x}-${y}-${level}-${because}`;
  return spacedQueue(put, { nameOf, interval: WRITE_INTERVAL, now });
}
