import { useCallback, useMemo } from 'react';
import type { PhotoQueue } from '../../live/uploads/photo-queue.ts';
import type { UploadTask } from '../../live/uploads/upload-photo.ts';
import { useStore } from '../../ui/hooks/store.ts';
import { type Uploads, useUploadsStatus } from './use-uploads.ts';

/** The uploads of one work in a queue, or all of them. */
export function useQueuedUploads(queue: PhotoQueue, workId?: string): Uploads {
  const { photos } = useStore(queue.state);
  const own = useMemo(
    () => photos.filter((photo) => workId === undefined || photo.workId === workId),
    [photos, workId],
  );
  // The same list while other works have uploads.
  const ids = own.map(({ task, id }) => `${id} ${task.current().state}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids and their states stand for the tasks
  const tasks = useMemo(() => own.map(({ task }) => task), [ids]);
  const status = useUploadsStatus(tasks);
  const add = useCallback(
    (files: readonly File[]) => workId !== undefined && queue.add(workId, files),
    [queue, workId],
  );
  const idOf = useCallback(
    (task: UploadTask) => queue.state.current().photos.find((one) => one.task === task)?.id ?? '',
    [queue],
  );
  const dismiss = useCallback((task: UploadTask) => queue.dismiss(idOf(task)), [queue, idOf]);
  const retry = useCallback((task: UploadTask) => queue.retry(idOf(task)), [queue, idOf]);
  return useMemo(() => ({ tasks, status, add, dismiss, retry }), [tasks, status, add, dismiss, retry]);
}
