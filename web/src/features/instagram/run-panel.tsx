import { isFinished } from '@waymark/model/entities/import-status';
import { Pause, Play, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { ProgressBar } from '../../ui/display/progress-bar.tsx';
import { useStore } from '../../ui/hooks/store.ts';
import styles from './archive-import.module.css';
import type { ImportRun } from './engine/run-import.ts';

const NOTICES = { done: 'success', failed: 'error', cancelled: 'info' } as const;

/** The import on which this tab works: its progress, with the actions on it, and how it ended. */
export function RunPanel({ run, isOnItsPage }: { run: ImportRun; isOnItsPage: boolean }) {
  const t = useTranslations('imports');
  const pathTo = usePathTo();
  const { status, counts, failure, isStored } = useStore(run);
  const over = counts.imported + counts.skipped + counts.failed;
  return (
    <>
      {isFinished(status) ? (
        <Notice kind={status in NOTICES ? NOTICES[status as keyof typeof NOTICES] : 'info'}>
          {failure ? t(`failure.${failure}`) : t('ended', { status, ...counts })}
        </Notice>
      ) : (
        <>
          <ProgressBar
            label={t(status === 'paused' ? 'pausedLabel' : 'runningLabel')}
            value={counts.found === 0 ? undefined : over / counts.found}
            detail={t('counts', counts)}
          />
          <p className={styles.hint}>{t('stayOpen')}</p>
        </>
      )}
      <div className={styles.actions}>
        {status === 'running' && (
          <Button kind="secondary" icon={Pause} onClick={() => run.pause()}>
            {t('pause')}
          </Button>
        )}
        {status === 'paused' && (
          <Button kind="secondary" icon={Play} onClick={() => run.goOn()}>
            {t('goOn')}
          </Button>
        )}
        {!isFinished(status) && (
          <Button kind="quiet" icon={X} onClick={() => run.cancel()}>
            {t('cancel')}
          </Button>
        )}
        {isStored && !isOnItsPage && (
          <ButtonLink kind="secondary" to={pathTo('atlas-instagram-id', { id: run.importId })}>
            {t('toImport')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
