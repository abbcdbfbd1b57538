import type { Photo } from '@waymark/model/entities/photo';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isServerUnreachable, onConnectionChange } from '../../live/core/connection.ts';
import type { UploadTask, uploadPhoto } from '../../live/uploads/upload-photo.ts';
import { createUploadQueue } from '../../live/uploads/upload-queue.ts';
import { isOver, type UploadsStatus } from '../../live/uploads/upload-state.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';

/** Called once per file: with its photo as soon as it can be shown, or without one if the file was cancelled, or dismissed after a failure. */
export type FileEnd = (file: File, photo: Photo | undefined) => void;

/** The object stays the same until an upload changes. */
export interface Uploads {
  /** The uploads that are in progress or have failed, in their order. */
  tasks: readonly UploadTask[];
  status: UploadsStatus;
  add(files: readonly File[], onEnd?: FileEnd): void;
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
  /** Called for each file that the creator cancelled, or dismissed after a failure. */
  onGivenUp?: (() => void) | undefined;
}

/**
 * Uploads that belong to one component. Those still in progress when it unmounts are cancelled. An upload that failed offline
 * restarts by itself when the connection is back.
 */
export function useUploads({ uid, upload, onPhoto, onGivenUp }: UploadsOptions): Uploads {
  const [queue] = useState(() => createUploadQueue(upload));
  /** The callback for the end of each file, however often it is tried. */
  const [ends] = useState(() => new Map<File, FileEnd>());
  const [tasks, setTasks] = useState<readonly UploadTask[]>([]);
  const latest = useLatest({ tasks, onPhoto, onGivenUp });
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = tasks.map((task) => task.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [tasks],
  );
  const status = useSyncExternalStore(subscribe, () => uploadsStatusOf(tasks));

  const end = useCallback(
    (task: UploadTask, photo?: Photo) => {
      setTasks((all) => all.filter((other) => other !== task));
      ends.get(task.file)?.(task.file, photo);
      ends.delete(task.file);
      if (photo === undefined) latest.current.onGivenUp?.();
    },
    [ends, latest],
  );
  const begin = useCallback(
    (files: readonly File[]) => {
      const begun = queue.add(files, uid);
      setTasks((all) => [...all, ...begun]);
      for (const task of begun) {
        task.subscribe(() => {
          const { state, photo } = task.current();
          if (photo !== undefined) latest.current.onPhoto(photo, task.file);
          if (state === 'success' || state === 'canceled') end(task, photo);
        });
      }
    },
    [queue, uid, latest, end],
  );
  const add = useCallback(
    (files: readonly File[], onEnd?: FileEnd) => {
      if (onEnd) for (const file of files) ends.set(file, onEnd);
      begin(files);
    },
    [ends, begin],
  );
  const dismiss = useCallback((task: UploadTask) => end(task), [end]);
  const retry = useCallback(
    (task: UploadTask) => {
      setTasks((all) => all.filter((other) => other !== task));
      begin([task.file]);
    },
    [begin],
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

  return useMemo(() => ({ tasks, status, add, dismiss, retry }), [tasks, status, add, dismiss, retry]);
}

function uploadsStatusOf(tasks: readonly UploadTask[]): UploadsStatus {
  if (tasks.some((task) => !isOver(task.current().state))) return 'underWay';
  return tasks.some((task) => task.current().failure !== undefined) ? 'failed' : 'none';
}
