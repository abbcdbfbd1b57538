import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { WorkName } from '../table/work-name.tsx';
import styles from './action-report.module.css';
import type { ActionReport as Report } from './use-actions.ts';

/** How many works are named. */
const MOST = 20;

interface ActionReportProps {
  report: Report;
  /** The address of a work's editor. */
  toWork: (work: WorkSummary) => string;
  onClose: () => void;
}

/** The works for which an action failed, the reason, and what helps. */
export function ActionReport({ report: { action, failed, retry }, toWork, onClose }: ActionReportProps) {
  const t = useTranslations('works');
  const sentenceOf = useFailureSentence();
  const isWorthAnotherTry = failed.some(
    ({ failure: { reason } }) => reason !== 'invalid' && reason !== 'gone',
  );
  return (
    <section className={styles.report} role="alert">
      <header className={styles.head}>
        <h2>{t(`notDone.${action.action}`, { count: failed.length })}</h2>
        <IconButton icon={X} size="small" label={t('closeReport')} onClick={onClose} />
      </header>
      <ul className={styles.works}>
        {failed.slice(0, MOST).map(({ work, failure }) => (
          <li key={work.id}>
            <Link to={toWork(work)}>
              <WorkName work={work} />
            </Link>{' '}
            {sentenceOf(failure)}
          </li>
        ))}
      </ul>
      {failed.length > MOST && <p>{t('andOthers', { count: failed.length - MOST })}</p>}
      {isWorthAnotherTry && (
        <Button kind="secondary" size="small" onClick={retry}>
          {t('tryAgain')}
        </Button>
      )}
    </section>
  );
}
