import type { Photo } from '@waymark/model/entities/photo';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isServerUnreachable, onConnectionChange } from '../../live/core/connection.ts';
import type { UploadTask, uploadPhoto } from '../../live/uploads/upload-photo.ts';
import { createUploadQueue } from '../../live/uploads/upload-queue.ts';
import { isOver, type UploadsStatus } from '../../live/uploads/upload-state.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';

/** Uploads, with the functions that change them. The object stays the same until an upload begins or ends. */
export interface Uploads {
  /** The uploads that are in progress or have failed, in their order. */
  tasks: readonly UploadTask[];
  status: UploadsStatus;
  add(files: readonly File[]): void;
  /** Removes a failed upload from the list. */
  dismiss(task: UploadTask): void;
  /** Starts a failed upload again, as a new task. */
  retry(task: UploadTask): void;
}

interface UploadsOptions {
  uid: string;
  upload: typeof uploadPhoto;
  /** Called with each photo as soon as it can be shown. */
  onPhoto: (photo: Photo, file: File) => void;
}

/**
 * Uploads that belong to one component. Those still in progress when it unmounts are cancelled. An upload that failed offline
 * restarts by itself when the connection is back.
 */
export function useUploads({ uid, upload, onPhoto }: UploadsOptions): Uploads {
  const [queue] = useState(() => createUploadQueue());
  const [tasks, setTasks] = useState<readonly UploadTask[]>([]);
  const latest = useLatest({ tasks, onPhoto });
  const status = useUploadsStatus(tasks);

  const end = useCallback((task: UploadTask) => setTasks((all) => all.filter((other) => other !== task)), []);
  const begin = useCallback(
    (files: readonly File[]) => {
      const begun = files.map((file) => upload(file, uid));
      setTasks((all) => [...all, ...begun]);
      for (const task of begun) {
        task.subscribe(() => {
          const { state, photo } = task.current();
          if (photo !== undefined) latest.current.onPhoto(photo, task.file);
          if (state === 'success' || state === 'canceled') end(task);
        });
      }
      queue.add(begun);
    },
    [queue, upload, uid, latest, end],
  );
  const retry = useCallback(
    (task: UploadTask) => {
      end(task);
      begin([task.file]);
    },
    [begin, end],
  );

  const latestRetry = useLatest(retry);
  useEffect(() => {
    const stopListening = onConnectionChange(() => {
      if (isServerUnreachable()) return;
      for (const task of latest.current.tasks) {
        if (task.current().failure?.reason === 'offline') latestRetry.current(task);
      }
    });
    return () => {
      stopListening();
      for (const task of latest.current.tasks) task.cancel();
    };
  }, [latest, latestRetry]);

  return useMemo(
    () => ({ tasks, status, add: begin, dismiss: end, retry }),
    [tasks, status, begin, end, retry],
  );
}

/** The status of uploads, live. */
export function useUploadsStatus(tasks: readonly UploadTask[]): UploadsStatus {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = tasks.map((task) => task.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [tasks],
  );
  return useSyncExternalStore(subscribe, () => uploadsStatusOf(tasks));
}

function uploadsStatusOf(tasks: readonly UploadTask[]): UploadsStatus {
  if (tasks.some((task) => !isOver(task.current().state))) return 'underWay';
  return tasks.some((task) => task.current().failure !== undefined) ? 'failed' : 'none';
}
