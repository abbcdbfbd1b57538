import type { Photo } from '@waymark/model/entities/photo';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Told } from '../../elements/told.tsx';
import { uploadPhoto } from '../../live/upload-photo.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AddPhotos } from './add-photos.tsx';
import styles from './picture-field.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

interface PhotoUploadProps {
  /** Of the owner, into whose folder it goes. */
  uid: string;
  label: string;
  /** Also called some time after the last render. */
  onPhoto: (photo: Photo) => void;
  /** Told whether a file is on its way, which is lost when this goes; the same function as long as it does the same. */
  onBusy: (isBusy: boolean) => void;
  upload?: typeof uploadPhoto;
}

/** Lets one photo be chosen. Another choice takes the place of the one that is on its way. */
export function PhotoUpload({ uid, label, onPhoto, onBusy, upload = uploadPhoto }: PhotoUploadProps) {
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
  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    for (const task of uploads.tasks) if (!task.cancel()) uploads.dismiss(task);
    uploads.add(files.slice(0, 1));
  };
  return (
    <>
      <Told value={uploads.standing === 'underWay'} onTold={onBusy} />
      <AddPhotos label={label} size="small" onFiles={take} />
      <div className={styles.one}>
        <UploadList uploads={uploads} />
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
