import { MAX_PHOTOS } from '@waymark/model/entities/content';
import type { Photo } from '@waymark/model/entities/photo';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Told } from '../../elements/told.tsx';
import { uploadPhoto } from '../../live/upload-photo.ts';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AddPhotos } from './add-photos.tsx';
import { FileTarget } from './file-target.tsx';
import { PictureDetails } from './picture-details.tsx';
import styles from './picture-field.module.css';
import { PictureGrid } from './picture-grid.tsx';
import { type Pictures, withoutPhoto, withPhoto } from './pictures.ts';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './use-uploads.ts';

interface PictureFieldProps extends Pictures {
  /** Also called when an upload is done, some time after the last render. */
  onChange: (pictures: Pictures) => void;
  /** Of the owner, into whose folder photos go. */
  uid: string;
  /** Told whether files are on their way, which are lost when the field goes; the same function as long as it does the same. */
  onBusy?: (isBusy: boolean) => void;
  upload?: typeof uploadPhoto;
}

/** The photos of a work: added by choosing, dropping or pasting files, described, ordered, taken away with a way back. */
export function PictureField({
  photos,
  coverPath,
  onChange,
  uid,
  onBusy,
  upload = uploadPhoto,
}: PictureFieldProps) {
  const t = useTranslations('pictures');
  const headingId = useId();
  const pictures: Pictures = { photos, coverPath };
  const latest = useLatest({ pictures, onChange });
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState('');
  const [turnedAway, setTurnedAway] = useState(0);

  const changeLatest = (change: (now: Pictures) => Pictures) => {
    const { pictures: now, onChange: tell } = latest.current;
    const next = change(now);
    // Two may be done before the next render, and the second is not to undo the first.
    latest.current = { pictures: next, onChange: tell };
    if (next !== now) tell(next);
  };
  const uploads = useUploads({
    uid,
    upload,
    onPhoto: (photo, { name }) => {
      changeLatest((now) => withPhoto(now, photo));
      setSaid(t('upload.done', { name }));
    },
  });

  const room = MAX_PHOTOS - photos.length - uploads.tasks.length;
  const take = (files: readonly File[]) => {
    uploads.add(files.slice(0, Math.max(0, room)));
    setTurnedAway(Math.max(0, files.length - room));
  };
  const remove = (photo: Photo) => {
    const index = photos.indexOf(photo);
    const wasCover = coverPath === photo.path;
    changeLatest((now) => withoutPhoto(now, photo.path));
    setChosen((photos[index + 1] ?? photos[index - 1])?.path);
    const putBack = () =>
      changeLatest((now) => {
        const back = withPhoto(now, photo, index);
        return wasCover ? { ...back, coverPath: photo.path } : back;
      });
    showToast({ kind: 'info', message: t('removed'), action: { label: t('undo'), onAction: putBack } });
  };
  const shown = photos.find(({ path }) => path === chosen);

  return (
    <FileTarget labelledBy={headingId} onFiles={take}>
      {onBusy && <Told value={uploads.isBusy} onTold={onBusy} />}
      <header className={styles.header}>
        <h3 id={headingId}>{t('title')}</h3>
        <span className={styles.count}>{t('count', { count: photos.length, most: MAX_PHOTOS })}</span>
        <AddPhotos disabled={room <= 0} onFiles={take} />
      </header>
      <p className={styles.hint}>{photos.length === 0 ? t('empty') : t('hint')}</p>
      {turnedAway > 0 && (
        <Notice kind="warning">{t('turnedAway', { count: turnedAway, most: MAX_PHOTOS })}</Notice>
      )}
      {uploads.tasks.length > 0 && (
        <ul className={styles.uploads} aria-label={t('upload.label')}>
          {uploads.tasks.map((task, index) => (
            <UploadRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and a row holds nothing
              key={`${task.file.name} ${index}`}
              task={task}
              onRetry={() => uploads.retry(task)}
              onDismiss={() => uploads.dismiss(task)}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {photos.length > 0 && (
        <PictureGrid pictures={pictures} onChange={onChange} chosen={shown?.path} onChoose={setChosen} />
      )}
      {shown && (
        <PictureDetails
          photo={shown}
          pictures={pictures}
          onChange={onChange}
          onRemove={() => remove(shown)}
        />
      )}
    </FileTarget>
  );
}
