import { MAX_PHOTOS } from '@waymark/model/entities/content';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Told } from '../../elements/told.tsx';
import { uploadPhoto } from '../../live/upload-photo.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { type Pictures, withPhoto } from './pictures.ts';
import { type FileEnd, type UploadsStanding, useUploads } from './use-uploads.ts';
import { PhotosHere, type WorkPhotosContext } from './work-photos-context.ts';

interface WorkPhotosProps extends Pictures {
  /** Also called when an upload is done, some time after the last render. */
  onChange: (pictures: Pictures) => void;
  /** Of the owner, into whose folder photos go. */
  uid: string;
  /** Told how the files stand; those on their way are lost when this goes. The same function as long as it does the same. */
  onUploads?: (standing: UploadsStanding) => void;
  upload?: typeof uploadPhoto;
  children: ReactNode;
}

/** The photos of a work, and the files that become some, for all that is inside: its field of photos, and its texts. */
export function WorkPhotos({
  photos,
  coverPath,
  onChange,
  uid,
  onUploads,
  upload = uploadPhoto,
  children,
}: WorkPhotosProps) {
  const t = useTranslations('pictures.upload');
  const pictures = useMemo<Pictures>(() => ({ photos, coverPath }), [photos, coverPath]);
  const latest = useLatest({ pictures, onChange });
  const [said, setSaid] = useState('');
  const [turnedAway, setTurnedAway] = useState(0);

  const change = useCallback(
    (changed: (now: Pictures) => Pictures) => {
      const { pictures: now, onChange: tell } = latest.current;
      const next = changed(now);
      // Two may be done before the next render, and the second is not to undo the first.
      latest.current = { pictures: next, onChange: tell };
      if (next !== now) tell(next);
    },
    [latest],
  );
  const uploads = useUploads({
    uid,
    upload,
    onPhoto: (photo, { name }) => {
      change((now) => withPhoto(now, photo));
      setSaid(t('done', { name }));
    },
  });

  const { add, tasks, standing } = uploads;
  const room = Math.max(0, MAX_PHOTOS - photos.length - tasks.length);
  const take = useCallback(
    (files: readonly File[], onEnd?: FileEnd) => {
      const taken = files.slice(0, room);
      setTurnedAway(files.length - taken.length);
      add(taken, onEnd);
      return taken;
    },
    [add, room],
  );
  // What is inside is rendered when something of it has changed, and not with every letter that is written around it.
  const context = useMemo<WorkPhotosContext>(
    () => ({ pictures, change, uploads, room, take, turnedAway, said }),
    [pictures, change, uploads, room, take, turnedAway, said],
  );
  return (
    <PhotosHere value={context}>
      {onUploads && <Told value={standing} onTold={onUploads} />}
      {children}
    </PhotosHere>
  );
}
