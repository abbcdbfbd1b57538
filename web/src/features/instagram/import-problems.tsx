import type { InstagramImport } from '@waymark/model/entities/instagram-import';
import { useTranslations } from 'use-intl';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './import-problems.module.css';

/** What could not be brought over, and why. */
export function ImportProblems({ problems }: Pick<InstagramImport, 'problems'>) {
  const t = useTranslations('imports');
  return (
    <Disclosure summary={t('problems', { count: problems.length })}>
      <ul className={styles.problems}>
        {problems.map(({ item, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may have gone wrong twice, and none of them has a state
          <li key={index}>
            <bdi>{item}</bdi> <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
