import { useTranslations } from 'use-intl';
import { connection } from '../../live/core/connection.ts';
import { Notice } from '../../ui/notice.tsx';
import { useStore } from '../../ui/store.ts';

/** Whether what is on the page follows the database. */
export function ConnectionNotice() {
  const t = useTranslations('states');
  const away = useStore(connection);
  return away && <Notice kind="warning">{t('away')}</Notice>;
}
