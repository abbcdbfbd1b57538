import { type UploadTask, uploadPhoto } from './upload-photo.ts';
import { isOver, outwardState } from './upload-state.ts';

export interface UploadQueue {
  /** Adds files, which are uploaded in their order. */
  add(files: readonly File[], uid: string): UploadTask[];
}

/** Uploads a few files at a time. The others do not wait for a paused upload, nor while variants are made. */
export function createUploadQueue(upload: typeof uploadPhoto = uploadPhoto, atOnce = 1): UploadQueue {
  const waiting: UploadTask[] = [];
  const sending = new Set<UploadTask>();

  function next(): void {
    while (sending.size < atOnce) {
      const task = waiting.shift();
      if (task === undefined) return;
      // The user may have cancelled the upload while it waited.
      if (isOver(task.current().state)) continue;
      sending.add(task);
      const stopListening = task.subscribe(() => {
        const { state, phase } = task.current();
        if (isOver(state)) stopListening();
        if (outwardState(state) === 'running' && phase !== 'making') return;
        sending.delete(task);
        next();
      });
      task.start();
    }
  }

  return {
    add(files, uid) {
      const tasks = files.map((file) => upload(file, uid));
      waiting.push(...tasks);
      next();
      return tasks;
    },
  };
}
