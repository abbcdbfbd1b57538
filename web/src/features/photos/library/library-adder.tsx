import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LIBRARY, photoQueueOf } from '../../../live/uploads/own-queue.ts';
import type { QueueState } from '../../../live/uploads/photo-queue.ts';
import { useStore } from '../../../ui/hooks/store.ts';
import { useIsTouch } from '../../../ui/hooks/use-is-touch.ts';
import { AddPhotos } from '../add-photos.tsx';
import { FileTarget } from '../file-target.tsx';
import styles from './library.module.css';

interface LibraryAdderProps {
  uid: string;
  /** Called when all chosen files are photos, or have failed. */
  onAdded: () => void;
}

/** Adds photos to the library alone, hundreds at once: their creator decides later what becomes of them. */
export function LibraryAdder({ uid, onAdded }: LibraryAdderProps) {
  const t = useTranslations('library.adding');
  const queue = photoQueueOf(uid);
  const isTouch = useIsTouch();
  const hintId = useId();
  const isAdding = useStore(queue.state, hasOwn);
  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && !isAdding) onAdded();
    wasAdding.current = isAdding;
  }, [isAdding, onAdded]);
  const add = (files: readonly File[]) => queue.add(LIBRARY, files);
  return (
    <FileTarget labelledBy={hintId} area="page" dropLabel={t('drop')} onFiles={add}>
      <p id={hintId} className={styles.state}>
        {t('hint', { touch: String(isTouch) })}
      </p>
      <div className={styles.actions}>
        <AddPhotos label={t('action')} cameraLabel={t('take')} multiple onFiles={add} />
      </div>
    </FileTarget>
  );
}

function hasOwn({ photos }: QueueState): boolean {
  return photos.some(({ workId, task }) => workId === LIBRARY && task.current().failure === undefined);
}
