import type { Photo } from '@waymark/model/entities/photo';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { uploadPhoto } from '../../live/uploads/upload-photo.ts';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AddPhotos } from './add-photos.tsx';
import { FileTarget } from './file-target.tsx';
import styles from './picture-field.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

interface PhotoUploadProps {
  /** Of the owner, into whose folder it goes. */
  uid: string;
  label: string;
  /** What is there now, and is shown before the button. */
  picture: ReactNode;
  /** Also called some time after the last render. */
  onPhoto: (photo: Photo) => void;
  /** Called with how the file stands, which is lost when this goes; the same function as long as it does the same. */
  onUploads: (status: UploadsStatus) => void;
  upload?: typeof uploadPhoto;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** Lets one photo be chosen, dropped or pasted. Another one takes the place of the one that is on its way. */
export function PhotoUpload({
  uid,
  label,
  picture,
  onPhoto,
  onUploads,
  upload = uploadPhoto,
  children,
}: PhotoUploadProps) {
  const t = useTranslations('pictures.upload');
  const [said, setSaid] = useState('');
  const uploads = useUploads({
    uid,
    upload,
    onPhoto: (photo, { name }) => {
      onPhoto(photo);
      setSaid(t('done', { name }));
    },
  });
  const { status } = uploads;
  useEffect(() => onUploads(status), [status, onUploads]);
  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    for (const task of uploads.tasks) if (!task.cancel()) uploads.dismiss(task);
    uploads.add(files.slice(0, 1));
  };
  return (
    <FileTarget kind="row" onFiles={take}>
      {picture}
      <AddPhotos label={label} size="small" onFiles={take} />
      {children}
      <div className={styles.one}>
        <UploadList uploads={uploads} />
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </FileTarget>
  );
}
