import { useTranslations } from 'use-intl';
import { delayedCount } from '../../../live/writes/unsent.ts';
import { Notice } from '../../../ui/display/notice.tsx';
import { useStore } from '../../../ui/hooks/store.ts';
import styles from './list-editor.module.css';

/** Says that changes made without a connection are not lost, and where they are stored. */
export function UnsentNotice() {
  const t = useTranslations('lists');
  const count = useStore(delayedCount);
  return (
    count > 0 && (
      <div className={styles.unsent}>
        <Notice kind="warning">{t('unsent', { count })}</Notice>
      </div>
    )
  );
}
