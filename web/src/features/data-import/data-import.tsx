import { FileArchive } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../elements/failure/use-failure-sentence.ts';
import { usePathTo } from '../../i18n/paths.ts';
import { useDateFormat } from '../../i18n/use-date-format.ts';
import { creatorOf } from '../../session/creator-of.ts';
import { failureOf } from '../../session/failure.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { ProgressBar } from '../../ui/display/progress-bar.tsx';
import styles from './data-import.module.css';
import type { ImportProgress, ImportReport } from './import-archive.ts';
import { ImportResult } from './import-result.tsx';
import type { Archive } from './read-archive.ts';

type Stage =
  | { name: 'none' }
  | { name: 'reading' }
  | { name: 'found'; archive: Archive }
  | { name: 'running'; progress: ImportProgress | undefined }
  | { name: 'done'; report: ImportReport }
  | { name: 'stopped' }
  | { name: 'refused'; sentence: string };

/** Brings an archive of another account into this one: choosing the file, what is in it, and what became of it. */
export function DataImport({ uid }: { uid: string }) {
  const t = useTranslations('settings.import');
  const sentenceOf = useFailureSentence();
  const mayImportWorks = creatorOf(useSession()) !== undefined;
  const [stage, setStage] = useState<Stage>({ name: 'none' });
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (file: File) => {
    setStage({ name: 'reading' });
    try {
      const { readArchive } = await import('./read-archive.ts');
      setStage({ name: 'found', archive: await readArchive(file) });
    } catch (error) {
      const fault = faultOf(error);
      const sentence = fault ? t(`refused.${fault}`) : sentenceOf(failureOf(error));
      setStage({ name: 'refused', sentence });
    }
  };
  const run = async (archive: Archive) => {
    const stop = new AbortController();
    running.current = stop;
    setStage({ name: 'running', progress: undefined });
    try {
      const [{ importArchive }, { firestoreTarget }] = await Promise.all([
        import('./import-archive.ts'),
        import('./firestore-target.ts'),
      ]);
      const report = await importArchive(archive, firestoreTarget(uid, mayImportWorks), {
        onProgress: (progress) => !stop.signal.aborted && setStage({ name: 'running', progress }),
        signal: stop.signal,
      });
      setStage({ name: 'done', report });
    } catch (error) {
      if (stop.signal.aborted) setStage({ name: 'stopped' });
      else setStage({ name: 'refused', sentence: sentenceOf(failureOf(error)) });
    }
  };
  const isBusy = stage.name === 'reading' || stage.name === 'running';
  return (
    <>
      {stage.name === 'refused' && <Notice kind="error">{stage.sentence}</Notice>}
      {stage.name === 'stopped' && <Notice kind="info">{t('stopped')}</Notice>}
      {stage.name === 'reading' && <ProgressBar label={t('reading')} />}
      {stage.name === 'found' && (
        <Found
          archive={stage.archive}
          mayImportWorks={mayImportWorks}
          onStart={() => void run(stage.archive)}
        />
      )}
      {stage.name === 'running' && (
        <Running progress={stage.progress} onStop={() => running.current?.abort()} />
      )}
      {stage.name === 'done' && <ImportResult report={stage.report} />}
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={t('choose')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          target.value = '';
          if (file) void read(file);
        }}
      />
      {!isBusy && (
        <Button kind="secondary" icon={FileArchive} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
      )}
    </>
  );
}

interface FoundProps {
  archive: Archive;
  mayImportWorks: boolean;
  onStart: () => void;
}

/** What is in the archive, before anything is written. */
function Found({ archive: { manifest, works, photos, lists }, mayImportWorks, onStart }: FoundProps) {
  const t = useTranslations('settings.import');
  const date = useDateFormat();
  const pathTo = usePathTo();
  const hasContent = works.length > 0 || photos.size > 0;
  return (
    <>
      <Notice kind="info">
        {t('found', {
          date: date(manifest.madeAt),
          works: works.length,
          photos: photos.size,
          lists: lists.length,
        })}{' '}
        {hasContent && !mayImportWorks ? t('needsCreator') : t('publishes')}
      </Notice>
      <div className={styles.actions}>
        <Button onClick={onStart}>{t('start')}</Button>
        {hasContent && !mayImportWorks && (
          <ButtonLink kind="secondary" to={pathTo('creators-join', {})}>
            {t('becomeCreator')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function Running({ progress, onStop }: { progress: ImportProgress | undefined; onStop: () => void }) {
  const t = useTranslations('settings.import');
  return (
    <>
      <ProgressBar
        label={t('running')}
        value={progress && progress.all > 0 ? progress.done / progress.all : undefined}
        detail={progress && t(`step.${progress.step}`, { done: progress.done, all: progress.all })}
      />
      <p className={styles.hint}>{t('stayHere')}</p>
      <Button kind="secondary" onClick={onStop}>
        {t('stop')}
      </Button>
    </>
  );
}

/** Why a file is no archive; undefined for any other error. The class is loaded with the code that reads. */
function faultOf(error: unknown) {
  const isFault = error instanceof Error && error.name === 'ArchiveError' && 'fault' in error;
  const faults = ['not-a-zip', 'not-ours', 'newer', 'too-large'] as const;
  return isFault ? faults.find((fault) => fault === error.fault) : undefined;
}
