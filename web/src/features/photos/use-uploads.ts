import type { Photo } from '@waymark/model/entities/photo';
import { useEffect, useState } from 'react';
import type { UploadTask, uploadPhoto } from '../../live/upload-photo.ts';
import { createUploadQueue } from '../../live/upload-queue.ts';
import { useLatest } from '../../ui/use-latest.ts';

interface Uploads {
  /** Those that are under way or have failed, in their order. */
  tasks: readonly UploadTask[];
  add(files: readonly File[]): void;
  /** Takes one that has failed out of sight. */
  dismiss(task: UploadTask): void;
  /** Begins one that has failed again, as a new one. */
  retry(task: UploadTask): void;
}

interface UploadsOptions {
  uid: string;
  upload: typeof uploadPhoto;
  /** Told of each photo as soon as it can be shown. */
  onPhoto: (photo: Photo, file: File) => void;
}

/** Uploads that belong to a part of a page: those that are not done when it goes are cancelled. */
export function useUploads({ uid, upload, onPhoto }: UploadsOptions): Uploads {
  const [queue] = useState(() => createUploadQueue(upload));
  const [tasks, setTasks] = useState<readonly UploadTask[]>([]);
  const latest = useLatest({ tasks, onPhoto });
  const dismiss = (task: UploadTask) => setTasks((all) => all.filter((other) => other !== task));

  const add = (files: readonly File[]) => {
    const added = queue.add(files, uid);
    setTasks((all) => [...all, ...added]);
    for (const task of added) {
      task.onChange(() => {
        const { state, photo } = task.current();
        if (photo !== undefined) latest.current.onPhoto(photo, task.file);
        if (state === 'success' || state === 'canceled') dismiss(task);
      });
    }
  };

  useEffect(
    () => () => {
      for (const task of latest.current.tasks) task.cancel();
    },
    [latest],
  );

  return {
    tasks,
    add,
    dismiss,
    retry(task) {
      dismiss(task);
      add([task.file]);
    },
  };
}
