import type { InstagramImport } from '@waymark/model/entities/instagram-import';
import { useTranslations } from 'use-intl';
import { Disclosure } from '../../ui/display/disclosure.tsx';
import styles from './import-problems.module.css';

interface ImportProblemsProps extends Pick<InstagramImport, 'problems'> {
  /** How many there are, where not all are named. */
  count?: number;
}

/** The media that could not be imported, or not whole, with the reasons. */
export function ImportProblems({ problems, count = problems.length }: ImportProblemsProps) {
  const t = useTranslations('imports');
  if (count === 0) return null;
  return (
    <Disclosure summary={t('problems', { count })}>
      <ul className={styles.problems}>
        {problems.map(({ item, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two problems may be equal, and no row has state
          <li key={index}>
            <bdi>{item}</bdi> <span>{t(`problem.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
