import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { isAway, onConnectionChange } from '../../live/core/connection.ts';
import { Notice } from '../../ui/notice.tsx';

/** Whether what is on the page follows the database. */
export function ConnectionNotice() {
  const t = useTranslations('states');
  const away = useSyncExternalStore(onConnectionChange, isAway);
  return away && <Notice kind="warning">{t('away')}</Notice>;
}
