import { MAX_PHOTOS } from '@waymark/model/entities/content';
import { newId } from '@waymark/model/ids';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { buttonAround, useFocusHandedOn } from '../../ui/hooks/use-focus-handed-on.ts';
import styles from './picture-field.module.css';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './use-uploads.ts';
import { useWorkPhotos } from './work-photos-context.ts';

/** The files that are being uploaded to the work, and the number of files refused because the work is full. */
export function WorkUploads() {
  const { uploads, refusedCount, dismissRefused } = useWorkPhotos();
  return (
    <>
      {refusedCount > 0 && <RefusedFiles count={refusedCount} onDismiss={dismissRefused} />}
      <UploadList uploads={uploads} />
    </>
  );
}

function RefusedFiles({ count, onDismiss }: { count: number; onDismiss: () => void }) {
  const t = useTranslations('pictures');
  return (
    <div ref={useFocusHandedOn<HTMLDivElement>(buttonAround)} className={styles.refused}>
      <Notice kind="warning">{t('refusedFiles', { count, most: MAX_PHOTOS })}</Notice>
      <IconButton icon={X} label={t('dismiss')} onClick={onDismiss} />
    </div>
  );
}

const keys = new WeakMap<File, string>();

/** A stable key for a file that is tried again. The focus therefore stays in its row, also when an earlier row is removed. */
function keyOf(file: File): string {
  const key = keys.get(file) ?? newId();
  keys.set(file, key);
  return key;
}

/** The files that are being uploaded, each with its buttons. */
export function UploadList({ uploads: { tasks, retry, dismiss } }: { uploads: Uploads }) {
  const t = useTranslations('pictures.upload');
  if (tasks.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label={t('label')}>
      {tasks.map((task) => (
        <UploadRow
          key={keyOf(task.file)}
          task={task}
          onRetry={() => retry(task)}
          onDismiss={() => dismiss(task)}
        />
      ))}
    </ul>
  );
}
