import type { ImportFailure } from '@waymark/model/entities/import-problems';
import { isFinished } from '@waymark/model/entities/import-status';
import { FileArchive } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../session/failure.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { ProgressBar } from '../../ui/display/progress-bar.tsx';
import { createStore, useStore } from '../../ui/hooks/store.ts';
import type { OpenExport } from './archive/open-export.ts';
import styles from './archive-import.module.css';
import type { RunProgress } from './engine/run-import.ts';
import { runningImport } from './engine/running-import.ts';
import { ImportProblems } from './import-problems.tsx';
import { RunPanel } from './run-panel.tsx';

type Stage =
  | { name: 'none' }
  | { name: 'reading' }
  | { name: 'found'; archive: OpenExport; files: readonly string[] }
  | { name: 'refused'; failure: ImportFailure | 'broken' };

interface ArchiveImportProps {
  uid: string;
  /** The import that goes on with the files; undefined for a new one. */
  importId?: string;
}

const NO_RUN = createStore<RunProgress | null>(null);

/** Chooses the files of an archive, shows what is in it, and imports it. The import goes on while other pages are shown. */
export function ArchiveImport({ uid, importId }: ArchiveImportProps) {
  const t = useTranslations('imports');
  const [stage, setStage] = useState<Stage>({ name: 'none' });
  const latest = useStore(runningImport);
  const run = latest !== null && (importId === undefined || latest.importId === importId) ? latest : null;
  const progress = useStore<RunProgress | null>(run ?? NO_RUN);
  const isRunning = progress !== null && !isFinished(progress.status);
  const input = useRef<HTMLInputElement>(null);
  const opened = useRef<OpenExport>(undefined);
  // What was read and not begun is closed with the page.
  useEffect(() => () => opened.current?.close(), []);

  const read = async (files: readonly File[]) => {
    opened.current?.close();
    opened.current = undefined;
    setStage({ name: 'reading' });
    try {
      const { openExport } = await import('./archive/open-export.ts');
      const archive = await openExport(files);
      opened.current = archive;
      setStage({ name: 'found', archive, files: files.map(({ name }) => name) });
    } catch (error) {
      setStage({ name: 'refused', failure: refusalIn(error) });
    }
  };
  const begin = async (archive: OpenExport, files: readonly string[]) => {
    const { beginImport } = await import('./engine/begin-import.ts');
    opened.current = undefined;
    beginImport(uid, archive, { files, importId });
    setStage({ name: 'none' });
  };
  return (
    <div className={styles.archive}>
      {run && stage.name === 'none' && <RunPanel run={run} isOnItsPage={importId !== undefined} />}
      {stage.name === 'refused' && (
        <Notice kind="error">
          {stage.failure === 'broken' ? t('refusedBroken') : t(`failure.${stage.failure}`)}
        </Notice>
      )}
      {stage.name === 'reading' && <ProgressBar label={t('reading')} />}
      {stage.name === 'found' && (
        <Found
          archive={stage.archive}
          isResumed={importId !== undefined}
          onStart={() => void begin(stage.archive, stage.files)}
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".zip,application/zip"
        aria-label={t('chooseFiles')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same files can be chosen again.
          target.value = '';
          if (files.length > 0) void read(files);
        }}
      />
      {stage.name !== 'reading' && !isRunning && (
        <div className={styles.actions}>
          <Button kind="secondary" icon={FileArchive} onClick={() => input.current?.click()}>
            {t(importId === undefined ? 'chooseFiles' : 'chooseAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface FoundProps {
  archive: OpenExport;
  isResumed: boolean;
  onStart: () => void;
}

/** What is in the archive, before anything is stored. */
function Found({ archive: { items, problems, failed }, isResumed, onStart }: FoundProps) {
  const t = useTranslations('imports');
  const placed = items.filter(({ position }) => position !== undefined).length;
  const photos = items.reduce((sum, { photosFound }) => sum + photosFound, 0);
  return (
    <>
      <Notice kind={items.length > 0 ? 'info' : 'warning'}>
        {t('found', { items: items.length, photos, placed })}
        {failed > 0 && ` ${t('foundFailed', { count: failed })}`}
      </Notice>
      <ImportProblems problems={problems.slice(0, 50)} count={problems.length} />
      {items.length > 0 && (
        <>
          <p className={styles.hint}>{t('private')}</p>
          <div className={styles.actions}>
            <Button onClick={onStart}>{t(isResumed ? 'goOn' : 'start')}</Button>
          </div>
        </>
      )}
    </>
  );
}

/** Why files are no archive. The class is loaded with the code that reads. */
function refusalIn(error: unknown): ImportFailure | 'broken' {
  // The class of the error says which values it has.
  if (error instanceof Error && error.name === 'ExportError' && 'failure' in error) {
    return error.failure as ImportFailure;
  }
  failureOf(error);
  return 'broken';
}
