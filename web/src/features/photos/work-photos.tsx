import { MAX_PHOTOS } from '@waymark/model/entities/content';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { uploadPhoto } from '../../live/uploads/upload-photo.ts';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { type Pictures, withArrived } from './pictures.ts';
import { type FileEnd, useUploads } from './use-uploads.ts';
import { PhotosHere, type WorkPhotosContext } from './work-photos-context.ts';

interface WorkPhotosProps extends Pictures {
  onChange: (pictures: Pictures) => void;
  /** Told instead when a file has become a photo, some time after the last render: nobody did that this moment. */
  onArrived?: (pictures: Pictures) => void;
  /** Of the owner, into whose folder photos go. */
  uid: string;
  /** Told how the files stand; those on their way are lost when this goes. The same function as long as it does the same. */
  onUploads?: (status: UploadsStatus) => void;
  /** Told when somebody cancels a file, or dismisses one that has failed. */
  onGivenUp?: () => void;
  upload?: typeof uploadPhoto;
  children: ReactNode;
}

/** The photos of a work, and the files that become some, for all that is inside: its field of photos, and its texts. */
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
  const [said, setSaid] = useState('');
  const [turnedAway, setTurnedAway] = useState(0);
  const [turns] = useState(createTurns);

  const change = useCallback(
    (changed: (now: Pictures) => Pictures, tell: 'onChange' | 'onArrived' = 'onChange') => {
      const now = latest.current.pictures;
      const next = changed(now);
      // Two may be done before the next render, and the second is not to undo the first.
      latest.current = { ...latest.current, pictures: next };
      if (next !== now) latest.current[tell](next);
    },
    [latest],
  );
  const uploads = useUploads({
    uid,
    upload,
    onPhoto: (photo, file) => {
      turns.ofPhotos.set(photo.path, turns.ofFiles.get(file) ?? turns.ofFiles.size);
      change((now) => withArrived(now, photo, turns.ofPhotos), 'onArrived');
      setSaid(t('done', { name: file.name }));
    },
    onGivenUp,
  });

  const { add, tasks, status } = uploads;
  const room = Math.max(0, MAX_PHOTOS - photos.length - tasks.length);
  // What was turned away can be added now.
  if (turnedAway > 0 && room > 0) setTurnedAway(0);
  const forgetTurnedAway = useCallback(() => setTurnedAway(0), []);
  const take = useCallback(
    (files: readonly File[], onEnd?: FileEnd) => {
      const taken = files.slice(0, room);
      setTurnedAway(files.length - taken.length);
      for (const file of taken) turns.ofFiles.set(file, turns.ofFiles.size);
      add(taken, onEnd);
      return taken;
    },
    [add, room, turns],
  );
  // What is inside is rendered when something of it has changed, and not with every letter that is written around it.
  const context = useMemo<WorkPhotosContext>(
    () => ({ pictures, change, uploads, room, take, turnedAway, forgetTurnedAway, said }),
    [pictures, change, uploads, room, take, turnedAway, forgetTurnedAway, said],
  );
  useEffect(() => onUploads?.(status), [status, onUploads]);
  return <PhotosHere value={context}>{children}</PhotosHere>;
}

/** The turns in which files were chosen; a file that is tried again keeps its own. */
function createTurns() {
  return { ofFiles: new Map<File, number>(), ofPhotos: new Map<string, number>() };
}
