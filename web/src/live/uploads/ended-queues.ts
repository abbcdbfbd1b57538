import type { QueueDependencies } from './queue-entry.ts';

interface Adopting {
  uid: string;
  /** The id of the queue that takes over. */
  queue: string;
  /** Takes over the stored files of a queue that has ended. */
  takeOver(queue: string): Promise<void>;
  signal: AbortSignal;
}

/** A lock that a queue holds as long as its tab is open. */
export function lockOfQueue(uid: string, queue: string): string {
  return `waymark.uploads.${uid}/${queue}`;
}

/**
 * Waits for the end of the queues that have files in this browser.
 * @returns a function that looks for further ones
 */
export function adoptEndedQueues(
  { stored, lockWhenFree }: QueueDependencies,
  { uid, queue: own, takeOver, signal }: Adopting,
): () => Promise<void> {
  /** Queues whose end is awaited. */
  const awaited = new Set<string>([own]);

  async function adopt(queue: string): Promise<void> {
    const release = await lockWhenFree(lockOfQueue(uid, queue), signal);
    if (release === undefined) return;
    if (!signal.aborted) await takeOver(queue);
    release();
    awaited.delete(queue);
  }

  return async () => {
    const uploads = await stored(uid).catch((error: unknown) => {
      // A browser that stores nothing has nothing to take over.
      console.warn('The uploads of this browser cannot be read.', error);
      return [];
    });
    for (const queue of new Set(uploads.map((one) => one.queue))) {
      if (awaited.has(queue)) continue;
      awaited.add(queue);
      void adopt(queue);
    }
  };
}
