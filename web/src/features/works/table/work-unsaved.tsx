import { CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../ui/display/icon.tsx';
import styles from './work-unsaved.module.css';

/** Says that a work has changes that only this browser stores. */
export function WorkUnsaved() {
  const t = useTranslations('works');
  return (
    <span className={styles.unsaved}>
      <Icon of={CloudOff} size="0.875rem" />
      {t('unsaved')}
    </span>
  );
}
