import type { ShowingWork } from '@waymark/model/entities/photo-uses';
import { choose } from '@waymark/model/localised';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale, usePathToWork } from '../../../i18n/paths.ts';
import styles from './library.module.css';

/** Links to the editors of works, with their state. */
export function WorkLinks({ works }: { works: readonly ShowingWork[] }) {
  const t = useTranslations('works');
  const pathToWork = usePathToWork();
  const locale = useLocale();
  return (
    <ul className={styles.works}>
      {works.map((work) => (
        <li key={work.id}>
          <Link to={pathToWork(work.id)}>
            {choose(work.title, locale).value || t('untitled', { kind: work.kind })}
          </Link>{' '}
          <span className={styles.state}>{t(`state.${work.state}`)}</span>
        </li>
      ))}
    </ul>
  );
}
