import { MAX_PHOTOS } from '@waymark/model/entities/content';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { uploadPhoto } from '../../live/uploads/upload-photo.ts';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { type Pictures, withArrived } from './pictures.ts';
import { type FileEnd, useUploads } from './use-uploads.ts';
import { PhotosContext, type WorkPhotosContext } from './work-photos-context.ts';

interface WorkPhotosProps extends Pictures {
  onChange: (pictures: Pictures) => void;
  /** Called instead of `onChange` when an upload has become a photo: this is no edit. The last render may be long past. */
  onArrived?: (pictures: Pictures) => void;
  /** The id of the owner, whose folder takes the photos. */
  uid: string;
  /** Called with the status of the uploads, which are cancelled on unmount. The function has to be stable. */
  onUploads?: (status: UploadsStatus) => void;
  /** Called when the creator cancels a file, or dismisses a failed one. */
  onGivenUp?: () => void;
  upload?: typeof uploadPhoto;
  children: ReactNode;
}

/** Provides the photos of a work and its uploads to its children: the photo field, and the texts. */
export function WorkPhotos({
  photos,
  coverPath,
  onChange,
  onArrived = onChange,
  uid,
  onUploads,
  onGivenUp,
  upload = uploadPhoto,
  children,
}: WorkPhotosProps) {
  const t = useTranslations('pictures.upload');
  const pictures = useMemo<Pictures>(() => ({ photos, coverPath }), [photos, coverPath]);
  const latest = useLatest({ pictures, onChange, onArrived });
  const [announcement, announce] = useState('');
  const [refusedCount, setRefusedCount] = useState(0);
  const [positions] = useState(createFilePositions);

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
  const uploads = useUploads({
    uid,
    upload,
    onPhoto: (photo, file) => {
      positions.ofPhotos.set(photo.path, positions.ofFiles.get(file) ?? positions.ofFiles.size);
      change((now) => withArrived(now, photo, positions.ofPhotos), 'onArrived');
      announce(t('done', { name: file.name }));
    },
    onGivenUp,
  });

  const { add, tasks, status } = uploads;
  const room = Math.max(0, MAX_PHOTOS - photos.length - tasks.length);
  // There is room again for the refused files.
  if (refusedCount > 0 && room > 0) setRefusedCount(0);
  const dismissRefused = useCallback(() => setRefusedCount(0), []);
  const addFiles = useCallback(
    (files: readonly File[], onEnd?: FileEnd) => {
      const taken = files.slice(0, room);
      setRefusedCount(files.length - taken.length);
      for (const file of taken) positions.ofFiles.set(file, positions.ofFiles.size);
      add(taken, onEnd);
      return taken;
    },
    [add, room, positions],
  );
  // The children render only when one of these values changes, not for every letter typed elsewhere in the form.
  const context = useMemo<WorkPhotosContext>(
    () => ({ pictures, change, uploads, room, addFiles, refusedCount, dismissRefused, announcement }),
    [pictures, change, uploads, room, addFiles, refusedCount, dismissRefused, announcement],
  );
  useEffect(() => onUploads?.(status), [status, onUploads]);
  return <PhotosContext value={context}>{children}</PhotosContext>;
}

/** The positions of files in the order of choosing. A file that is tried again keeps its position. */
function createFilePositions() {
  return { ofFiles: new Map<File, number>(), ofPhotos: new Map<string, number>() };
}
