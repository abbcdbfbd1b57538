import type { Photo } from '@waymark/model/entities/photo';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { isAway, onConnectionChange } from '../../live/connection.ts';
import type { UploadTask, uploadPhoto } from '../../live/upload-photo.ts';
import { createUploadQueue } from '../../live/upload-queue.ts';
import { isOver } from '../../live/upload-state.ts';
import { useLatest } from '../../ui/use-latest.ts';

interface Uploads {
  /** Those that are under way or have failed, in their order. */
  tasks: readonly UploadTask[];
  /** Whether any of them is under way still. */
  isBusy: boolean;
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

/**
 * Uploads that belong to a part of a page: those that are not done when it goes are cancelled. What failed for want of a connection
 * begins again by itself when there is one.
 */
export function useUploads({ uid, upload, onPhoto }: UploadsOptions): Uploads {
  const [queue] = useState(() => createUploadQueue(upload));
  const [tasks, setTasks] = useState<readonly UploadTask[]>([]);
  const dismiss = (task: UploadTask) => setTasks((all) => all.filter((other) => other !== task));
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = tasks.map((task) => task.onChange(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [tasks],
  );
  const isBusy = useSyncExternalStore(subscribe, () => tasks.some((task) => !isOver(task.current().state)));

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

  const retry = (task: UploadTask) => {
    dismiss(task);
    add([task.file]);
  };
  const latest = useLatest({ tasks, onPhoto, retry });

  useEffect(() => {
    const stopHearing = onConnectionChange(() => {
      if (isAway()) return;
      for (const task of latest.current.tasks) {
        if (task.current().fault === 'offline') latest.current.retry(task);
      }
    });
    return () => {
      stopHearing();
      for (const task of latest.current.tasks) task.cancel();
    };
  }, [latest]);

  return { tasks, isBusy, add, dismiss, retry };
}
