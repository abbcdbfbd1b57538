import { isFinished, statusAfter } from '@waymark/model/entities/import-status';
import type { InstagramImport } from '@waymark/model/entities/instagram-import';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
import { useDateFormat } from '../../i18n/use-date-format.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Fact, Facts } from '../../ui/display/facts.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { useStore } from '../../ui/hooks/store.ts';
import { ArchiveImport } from './archive-import.tsx';
import { runningImport } from './engine/running-import.ts';
import styles from './import-page.module.css';
import { ImportProblems } from './import-problems.tsx';
import type { PositionSlot } from './items/place-dialog.tsx';
import { OwnImportActions } from './own-import-actions.tsx';
import { ItemsOfImports } from './own-items.tsx';

interface ImportPageProps {
  run: InstagramImport;
  position: PositionSlot;
  /** The content below the list of items. */
  children: ReactNode;
}

const BADGES = {
  pending: 'neutral',
  running: 'info',
  paused: 'warning',
  done: 'success',
  failed: 'error',
  cancelled: 'warning',
  undone: 'neutral',
} as const;

/** The page of an Instagram import: its status, counts, problems and items, live. */
export function ImportPage({ run, position, children }: ImportPageProps) {
  const date = useDateFormat();
  const t = useTranslations();
  const pathTo = usePathTo();
  const session = useSession();
  const { id, ownerId, source, status, counts, problems, failure, files, startedAt, finishedAt } = run;
  const name = t('imports.started', { date: date(startedAt) });
  const uid = session.status === 'signed-in' && session.user.id === ownerId ? ownerId : undefined;
  const isHere = useStore(runningImport)?.importId === id;
  const mayGoOn = status === 'running' || status === 'paused' || statusAfter(status, 'go-on') !== undefined;
  return (
    <article className={styles.import}>
      <title>{`${name} · ${t('brand')}`}</title>
      <div className={styles.above}>
        <ButtonLink kind="quiet" size="small" icon={ArrowLeft} to={pathTo('atlas-instagram', {})}>
          {t('imports.all')}
        </ButtonLink>
      </div>
      <header className={styles.head}>
        <h1>{name}</h1>
        <p>
          <Badge kind={BADGES[status]}>{t(`imports.status.${status}`)}</Badge> {t(`imports.source.${source}`)}
          {finishedAt !== null && ` · ${t('imports.finished', { date: date(finishedAt) })}`}
        </p>
      </header>
      <Facts>
        {(['found', 'imported', 'skipped', 'failed'] as const).map((count) => (
          <Fact key={count} name={t(`imports.count.${count}`)} value={counts[count]} />
        ))}
      </Facts>
      {failure && !isHere && (status === 'failed' || !isFinished(status)) && (
        <Notice kind="warning">{t(`imports.failure.${failure}`)}</Notice>
      )}
      <ImportProblems problems={problems} />
      {uid !== undefined && source === 'archive' && (mayGoOn || isHere) && (
        <section className={styles.goOn} aria-label={t('imports.goOn')}>
          {!isHere && files && files.length > 0 && (
            <p>{t('imports.goOnWith', { files: files.join(', '), count: files.length })}</p>
          )}
          <ArchiveImport uid={uid} importId={id} />
        </section>
      )}
      {uid !== undefined && <OwnImportActions uid={uid} run={run} />}
      <section className={styles.items} aria-label={t('imports.items')}>
        <h2>{t('imports.items')}</h2>
        <ItemsOfImports of={id} runs={[run]} position={position} />
      </section>
      {children}
    </article>
  );
}
