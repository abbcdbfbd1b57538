import type { Photo } from '@waymark/model/entities/photo';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isAway, onConnectionChange } from '../../live/core/connection.ts';
import type { UploadTask, uploadPhoto } from '../../live/uploads/upload-photo.ts';
import { createUploadQueue } from '../../live/uploads/upload-queue.ts';
import { isOver, type UploadsStatus } from '../../live/uploads/upload-state.ts';
import { useLatest } from '../../ui/use-latest.ts';

/** Told once of a file: as soon as its photo can be shown, or that it will be none, as it was cancelled, or dismissed after it had failed. */
export type FileEnd = (file: File, photo: Photo | undefined) => void;

/** The same object until something changes. */
export interface Uploads {
  /** Those that are under way or have failed, in their order. */
  tasks: readonly UploadTask[];
  status: UploadsStatus;
  add(files: readonly File[], onEnd?: FileEnd): void;
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
  /** Told of each file that somebody cancelled, or dismissed after it had failed. */
  onGivenUp?: (() => void) | undefined;
}

/**
 * Uploads that belong to a part of a page: those that are not done when it goes are cancelled. What failed for want of a connection
 * begins again by itself when there is one.
 */
export function useUploads({ uid, upload, onPhoto, onGivenUp }: UploadsOptions): Uploads {
  const [queue] = useState(() => createUploadQueue(upload));
  /** Who is told what becomes of a file, however often it is tried. */
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
  const status = useSyncExternalStore(subscribe, () => saveStatusOf(tasks));

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

  const again = useLatest(retry);
  useEffect(() => {
    const stopHearing = onConnectionChange(() => {
      if (isAway()) return;
      for (const task of latest.current.tasks) {
        if (task.current().failure?.reason === 'offline') again.current(task);
      }
    });
    return () => {
      stopHearing();
      for (const task of latest.current.tasks) task.cancel();
    };
  }, [latest, again]);

  return useMemo(() => ({ tasks, status, add, dismiss, retry }), [tasks, status, add, dismiss, retry]);
}

function saveStatusOf(tasks: readonly UploadTask[]): UploadsStatus {
  if (tasks.some((task) => !isOver(task.current().state))) return 'underWay';
  return tasks.some((task) => task.current().failure !== undefined) ? 'failed' : 'none';
}
