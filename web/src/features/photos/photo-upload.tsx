import type { Photo } from '@waymark/model/entities/photo';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { uploadPhoto } from '../../live/uploads/upload-photo.ts';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { AddPhotos } from './add-photos.tsx';
import { FileTarget } from './file-target.tsx';
import styles from './picture-field.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

interface PhotoUploadProps {
  /** The id of the owner, whose folder takes the photo. */
  uid: string;
  label: string;
  /** The current picture, shown before the button. */
  picture: ReactNode;
  /** Called with the photo, possibly long after the last render. */
  onPhoto: (photo: Photo) => void;
  /** Called with the status of the upload, which is cancelled on unmount. The function has to be stable. */
  onUploads: (status: UploadsStatus) => void;
  upload?: typeof uploadPhoto;
  /** Further buttons for the photo. */
  children?: ReactNode;
}

/** Takes one photo by choosing, dropping or pasting. A second one replaces the one that is being uploaded. */
export function PhotoUpload({
  uid,
  label,
  picture,
  onPhoto,
  onUploads,
  upload = uploadPhoto,
  children,
}: PhotoUploadProps) {
  const t = useTranslations('pictures');
  const [announcement, announce] = useState('');
  const uploads = useUploads({
    uid,
    upload,
    onPhoto: (photo, { name }) => {
      onPhoto(photo);
      announce(t('upload.done', { name }));
    },
  });
  const { status } = uploads;
  useEffect(() => onUploads(status), [status, onUploads]);
  const addFiles = (files: readonly File[]) => {
    if (files.length === 0) return;
    for (const task of uploads.tasks) if (!task.cancel()) uploads.dismiss(task);
    uploads.add(files.slice(0, 1));
  };
  return (
    <FileTarget kind="row" dropLabel={t('dropOne')} onFiles={addFiles}>
      {picture}
      <AddPhotos label={label} cameraLabel={t('take')} size="small" onFiles={addFiles} />
      {children}
      <div className={styles.one}>
        <UploadList uploads={uploads} />
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </FileTarget>
  );
}
