import type { UploadTask } from './upload-photo.ts';
import { isOver, outwardState } from './upload-state.ts';

export interface UploadQueue {
  /** Adds uploads, which are started in their order. */
  add(tasks: readonly UploadTask[]): void;
  /** While it is held, no upload is started. Those that were started continue. */
  hold(isHeld: boolean): void;
}

/** The most photos that are being made at once. Each has a listener, and functions make some at a time. */
const MOST_MAKING = 12;

/** Uploads a few files at a time. The others do not wait for a paused upload, nor while a few variants are made. */
export function createUploadQueue(atOnce = 1): UploadQueue {
  const waiting: UploadTask[] = [];
  const sending = new Set<UploadTask>();
  const making = new Set<UploadTask>();
  let isHeld = false;

  function next(): void {
    while (!isHeld && sending.size < atOnce && making.size < MOST_MAKING) {
      const task = waiting.shift();
      if (task === undefined) return;
      // The user may have cancelled the upload while it waited.
      if (isOver(task.current().state)) continue;
      sending.add(task);
      const stopListening = task.subscribe(() => {
        const { state, phase } = task.current();
        if (isOver(state)) stopListening();
        const isMaking = !isOver(state) && phase === 'making';
        const wasMaking = making.has(task);
        if (isMaking) making.add(task);
        else making.delete(task);
        // A resumed upload counts again.
        if (outwardState(state) === 'running' && !isMaking) sending.add(task);
        else if (sending.delete(task) || wasMaking !== isMaking) next();
      });
      task.start();
    }
  }

  return {
    add(tasks) {
      waiting.push(...tasks);
      next();
    },
    hold(held) {
      isHeld = held;
      next();
    },
  };
}
