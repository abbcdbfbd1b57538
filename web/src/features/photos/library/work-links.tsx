import type { ShowingWork } from '@waymark/model/entities/photo-uses';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../../i18n/paths.ts';
import { useNameOf } from '../../works/table/work-name.tsx';
import styles from './library.module.css';

/** Links to the editors of works, with their state. */
export function WorkLinks({ works }: { works: readonly ShowingWork[] }) {
  const t = useTranslations('works');
  const pathTo = usePathTo();
  const nameOf = useNameOf();
  return (
    <ul className={styles.works}>
      {works.map((work) => (
        <li key={work.id}>
          <Link to={`${pathTo('workspace-articles', {})}?work=${work.id}`}>{nameOf(work)}</Link>{' '}
          <span className={styles.state}>{t(`state.${work.state}`)}</span>
        </li>
      ))}
    </ul>
  );
}
