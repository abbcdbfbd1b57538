import { ChevronDown, ChevronUp, Pause, Play, RotateCcw, X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMember } from '../../elements/page/use-member.ts';
import { LazyMessages } from '../../i18n/lazy-messages.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import { connection } from '../../live/core/connection.ts';
import { photoQueueOf } from '../../live/uploads/own-queue.ts';
import type { PhotoQueue } from '../../live/uploads/photo-queue.ts';
import { isPassing } from '../../live/uploads/upload-failure.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { ProgressBar } from '../../ui/display/progress-bar.tsx';
import { useStore } from '../../ui/hooks/store.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.tsx';
import { searchOf } from './library/library-filter.ts';
import { UploadList } from './upload-list.tsx';
import styles from './uploads.module.css';
import { useQueuedUploads } from './use-queued-uploads.ts';

const PARTS = ['photos'] as const;

/** The most files that are listed: those that are sent, and that failed, are among the first. */
const MOST_LISTED = 20;

/** Continues the uploads of the signed-in user on every page that has it, also those of earlier visits, and shows them. */
export function UploadsBar() {
  const member = useMember();
  return member && <BarOf key={member.uid} {...member} />;
}

function BarOf({ uid, isSignedIn }: { uid: string; isSignedIn: boolean }) {
  const queue = photoQueueOf(uid);
  const { photos } = useStore(queue.state);
  useEffect(() => {
    if (isSignedIn) queue.goOn();
  }, [queue, isSignedIn]);
  const [isUsed, setIsUsed] = useState(false);
  if (photos.length > 0 && !isUsed) setIsUsed(true);
  // Most visits upload nothing, and need none of its messages.
  return isUsed ? (
    <LazyMessages parts={PARTS}>
      <QueueBar queue={queue} countCopies={(ids) => countCopiesOf(uid, ids)} />
    </LazyMessages>
  ) : null;
}

async function countCopiesOf(uid: string, ids: readonly string[]): Promise<number> {
  const { copiesInLibrary } = await import('../../live/queries/own-copies.ts');
  return copiesInLibrary(uid, ids);
}

interface QueueBarProps {
  queue: PhotoQueue;
  /** How many of these photos the library had before. */
  countCopies: (ids: readonly string[]) => Promise<number>;
}

/** All uploads at once: how many are done, and buttons for all of them. */
export function QueueBar({ queue, countCopies }: QueueBarProps) {
  const t = useTranslations('pictures.bar');
  const { photos, done, isPaused } = useStore(queue.state);
  const uploads = useQueuedUploads(queue);
  const isAway = useStore(connection);
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const isShown = photos.length > 0;
  useDoneToasts(photos.length, done, countCopies);
  useBottomBar(bar, isShown);
  if (!isShown) return null;

  const failed = photos.filter(({ task }) => task.current().failure !== undefined);
  const passing = failed.filter(({ task }) => isPassing(task.current().failure ?? { reason: 'empty' }));
  const isAllFailed = failed.length === photos.length;
  const unstored = photos.filter(({ isStored, task }) => !isStored && task.current().failure === undefined);
  const all = done.length + photos.length;
  const listed = [...uploads.tasks].sort((one, other) => rankOf(one) - rankOf(other)).slice(0, MOST_LISTED);
  return (
    <section ref={bar} className={styles.bar} aria-label={t('label')} data-toasts-above="uploads">
      {unstored.length > SOON && <Notice kind="warning">{t('notStored', { count: unstored.length })}</Notice>}
      {isOpen && (
        <div className={styles.files}>
          <UploadList uploads={{ ...uploads, tasks: listed }} />
          {photos.length > listed.length && (
            <p className={styles.more}>{t('more', { count: photos.length - listed.length })}</p>
          )}
        </div>
      )}
      <p className={styles.failed} role="status">
        {failed.length > 0 && t('failed', { count: failed.length })}
      </p>
      <div className={styles.row}>
        <div className={styles.progress}>
          <ProgressBar
            label={isPaused ? t('paused') : isAway ? t('away') : t('uploading')}
            value={done.length / all}
            detail={t('progress', { done: done.length, all })}
          />
        </div>
        {passing.length > 0 && (
          <IconButton
            icon={RotateCcw}
            label={t('retry', { count: passing.length })}
            onClick={() => {
              for (const { id } of passing) queue.retry(id);
            }}
          />
        )}
        {!isAllFailed && (
          <IconButton
            icon={isPaused ? Play : Pause}
            label={isPaused ? t('resume') : t('pause')}
            onClick={() => (isPaused ? queue.resume() : queue.pause())}
          />
        )}
        <IconButton icon={X} label={t('cancel')} onClick={() => setIsAsking(true)} />
        <IconButton
          icon={isOpen ? ChevronDown : ChevronUp}
          label={t('files')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        heading={t('cancelling.heading', { count: photos.length })}
        closeLabel={t('cancelling.close')}
        actions={
          <>
            <Button kind="secondary" onClick={() => setIsAsking(false)}>
              {t('cancelling.stay')}
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                setIsAsking(false);
                queue.cancelAll();
              }}
            >
              {t('cancelling.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('cancelling.text')}</p>
      </Dialog>
    </section>
  );
}

/** Storing a few files takes a moment, which is no reason to warn. */
const SOON = 3;

/** Failed uploads first, then those that have begun, then those that wait. */
function rankOf({ current }: { current: () => { failure?: unknown; phase: string } }): number {
  const { failure, phase } = current();
  return failure === undefined ? (phase === 'waiting' ? 2 : 1) : 0;
}

/** Says how many photos were added, once all are, and how many of them the library had before. */
function useDoneToasts(
  left: number,
  done: readonly string[],
  countCopies: QueueBarProps['countCopies'],
): void {
  const t = useTranslations('pictures.bar');
  const pathTo = usePathTo();
  const wasBusy = useRef(false);
  const report = useEffectEvent(async () => {
    const all = done.length;
    // A single photo is seen where it was added.
    if (all > 1) showToast({ kind: 'success', message: t('done', { count: all }) });
    if (all === 0) return;
    const count = await countCopies(done);
    if (count === 0) return;
    const to = `${pathTo('workspace-photos', {})}${searchOf('duplicates')}`;
    showToast({ kind: 'info', message: t('copies', { count, all }), view: { label: t('showCopies'), to } });
  });
  useEffect(() => {
    const isOver = left === 0 && wasBusy.current;
    wasBusy.current = left > 0;
    if (!isOver) return;
    // The library has a filter for them, which needs no message.
    report().catch((error: unknown) => console.warn('Copies of photos could not be counted.', error));
  }, [left]);
}

/** Says to the other bars of the page how high the bar is: they stand above it. */
function useBottomBar(bar: { readonly current: HTMLElement | null }, isShown: boolean): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!isShown || !current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--bottom-bar', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, [bar, isShown]);
}
