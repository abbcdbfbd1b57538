import type { Photo } from '@waymark/model/entities/photo';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { useIsTouch } from '../../ui/hooks/use-is-touch.ts';
import { AddPhotos } from './add-photos.tsx';
import { FileTarget } from './file-target.tsx';
import styles from './picture-field.module.css';
import { WorkUploads } from './upload-list.tsx';
import { useWorkPhotos } from './work-photos-context.ts';

interface PhotoAdderProps {
  /** Called with each photo that was added here, as soon as it can be shown. */
  onPhoto: (photo: Photo) => void;
}

/** Adds photos to the work from outside its photo field. */
export function PhotoAdder({ onPhoto }: PhotoAdderProps) {
  const t = useTranslations('pictures');
  const { room, addFiles, announcement } = useWorkPhotos();
  const isTouch = useIsTouch();
  const hintId = useId();
  const add = (files: readonly File[]) => {
    addFiles(files, (_, photo) => photo && onPhoto(photo));
  };
  return (
    <FileTarget labelledBy={hintId} dropLabel={t('dropHere')} onFiles={add}>
      <p id={hintId} className={styles.hint}>
        {t('addHere', { touch: String(isTouch) })}
      </p>
      <div className={styles.actions}>
        <AddPhotos label={t('add')} cameraLabel={t('take')} multiple disabled={room === 0} onFiles={add} />
      </div>
      <WorkUploads />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </FileTarget>
  );
}
