import { MAX_PHOTOS } from '@waymark/model/entities/content';
import type { Photo } from '@waymark/model/entities/photo';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withArrivedPhoto } from '../../live/uploads/photo-order.ts';
import type { PhotoQueue } from '../../live/uploads/photo-queue.ts';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';
import { noteFilesOfWork } from '../../services/photo-facts/spots-of-works.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { type Pictures, replaced } from './pictures.ts';
import { useQueuedUploads } from './use-queued-uploads.ts';
import { type FileEnd, PhotosContext, type WorkPhotosContext } from './work-photos-context.ts';

interface WorkPhotosProps extends Pictures {
  onChange: (pictures: Pictures) => void;
  /** Called instead of `onChange` when an upload has become a photo: this is no edit. The last render may be long past. */
  onArrived?: (pictures: Pictures) => void;
  /** Called instead of `onChange` when a photo takes the place of another, which texts may show too. */
  onReplaced?: (path: string, photo: Photo) => void;
  workId: string;
  /** The uploads of the owner. Those of the work continue when its editor is closed. */
  queue: PhotoQueue;
  /** Called with the status of the uploads of the work. The function has to be stable. */
  onUploads?: (status: UploadsStatus) => void;
  /** Called when the creator cancels a file, or dismisses a failed one. */
  onGivenUp?: () => void;
  children: ReactNode;
}

/** Provides the photos of a work and its uploads to its children: the photo field, and the texts. */
export function WorkPhotos({
  photos,
  coverPath,
  onChange,
  onArrived = onChange,
  onReplaced,
  workId,
  queue,
  onUploads,
  onGivenUp,
  children,
}: WorkPhotosProps) {
  const t = useTranslations('pictures.upload');
  const pictures = useMemo<Pictures>(() => ({ photos, coverPath }), [photos, coverPath]);
  const latest = useLatest({ pictures, onChange, onArrived, onReplaced, onGivenUp, t });
  const [announcement, announce] = useState('');
  const [refusedCount, setRefusedCount] = useState(0);
  /** The callback for the end of each file, however often it is tried. */
  const [ends] = useState(() => new Map<File, FileEnd>());

  const change = useCallback(
    (changed: (now: Pictures) => Pictures, callback: 'onChange' | 'onArrived' = 'onChange') => {
      const now = latest.current.pictures;
      const next = changed(now);
      // Two uploads may finish before the next render, and the second must not undo the first.
      latest.current = { ...latest.current, pictures: next };
      if (next !== now) latest.current[callback](next);
    },
    [latest],
  );
  const replace = useCallback(
    (path: string, photo: Photo) => {
      const { onReplaced, pictures: now } = latest.current;
      if (onReplaced === undefined) return change((now) => replaced(now, path, photo));
      // As in `change`: an upload may finish before the next render.
      latest.current = { ...latest.current, pictures: replaced(now, path, photo) };
      onReplaced(path, photo);
    },
    [latest, change],
  );
  useEffect(() => {
    const end = (file: File, photo?: Photo) => {
      ends.get(file)?.(file, photo);
      ends.delete(file);
    };
    return queue.attach(workId, {
      onPhoto: (photo, file, order) => {
        const arrived = (now: Pictures): Pictures => {
          const photos = withArrivedPhoto(now.photos, photo, order);
          return photos === now.photos ? now : { ...now, photos };
        };
        change(arrived, 'onArrived');
        announce(latest.current.t('done', { name: file.name }));
        end(file, photo);
      },
      onGivenUp: (file) => {
        end(file);
        latest.current.onGivenUp?.();
      },
    });
  }, [queue, workId, ends, change, latest]);

  const uploads = useQueuedUploads(queue, workId);
  const { add, tasks, status } = uploads;
  const room = Math.max(0, MAX_PHOTOS - photos.length - tasks.length);
  // There is room again for the refused files.
  if (refusedCount > 0 && room > 0) setRefusedCount(0);
  const dismissRefused = useCallback(() => setRefusedCount(0), []);
  const addFiles = useCallback(
    (files: readonly File[], onEnd?: FileEnd) => {
      const taken = files.slice(0, room);
      setRefusedCount(files.length - taken.length);
      if (onEnd) for (const file of taken) ends.set(file, onEnd);
      add(taken);
      void noteFilesOfWork(workId, taken);
      return taken;
    },
    [add, room, ends, workId],
  );
  // The children render only when one of these values changes, not for every letter typed elsewhere in the form.
  const context = useMemo<WorkPhotosContext>(
    () => ({
      pictures,
      change,
      replace,
      uploads,
      room,
      addFiles,
      refusedCount,
      dismissRefused,
      announcement,
    }),
    [pictures, change, replace, uploads, room, addFiles, refusedCount, dismissRefused, announcement],
  );
  useEffect(() => onUploads?.(status), [status, onUploads]);
  return <PhotosContext value={context}>{children}</PhotosContext>;
}
