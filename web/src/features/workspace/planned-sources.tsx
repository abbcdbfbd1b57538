import { CircleDashed } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/display/icon.tsx';
import styles from './planned-sources.module.css';

/** Sources and destinations of content that are still to come, one sentence each. */
export function PlannedSources() {
  const t = useTranslations('workspace');
  return (
    <section className={styles.planned}>
      <h2>{t('planned')}</h2>
      <ul className={styles.list}>
        {(['first', 'second'] as const).map((one) => (
          <li key={one}>
            <Icon of={CircleDashed} />
            <span>{t(`integrations.later.${one}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
