import { MAX_PHOTOS } from '@waymark/model/entities/content';
import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/notice.tsx';
import styles from './picture-field.module.css';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './use-uploads.ts';
import { useWorkPhotos } from './work-photos-context.ts';

/** The files that become photos of the work, and how many there was no room for. */
export function WorkUploads() {
  const t = useTranslations('pictures');
  const { uploads, turnedAway } = useWorkPhotos();
  return (
    <>
      {turnedAway > 0 && (
        <Notice kind="warning">{t('turnedAway', { count: turnedAway, most: MAX_PHOTOS })}</Notice>
      )}
      <UploadList uploads={uploads} />
    </>
  );
}

/** Files on their way to being photos, and what can be done about each. */
export function UploadList({ uploads: { tasks, retry, dismiss } }: { uploads: Uploads }) {
  const t = useTranslations('pictures.upload');
  if (tasks.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label={t('label')}>
      {tasks.map((task, index) => (
        <UploadRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and a row holds nothing
          key={`${task.file.name} ${index}`}
          task={task}
          onRetry={() => retry(task)}
          onDismiss={() => dismiss(task)}
        />
      ))}
    </ul>
  );
}
