import { Pause, Play, RotateCcw, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { isPassing, type UploadFailure } from '../../live/uploads/upload-failure.ts';
import type { UploadTask } from '../../live/uploads/upload-photo.ts';
import type { UploadProgress } from '../../live/uploads/upload-state.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { onFirstClick } from '../../ui/controls/on-first-click.ts';
import { Notice } from '../../ui/display/notice.tsx';
import { ProgressBar } from '../../ui/display/progress-bar.tsx';
import { useStore } from '../../ui/hooks/store.ts';
import { buttonAround, useFocusHandedOn } from '../../ui/hooks/use-focus-handed-on.ts';
import { FileThumbnail } from './file-thumbnail.tsx';
import styles from './picture-field.module.css';

interface UploadRowProps {
  task: UploadTask;
  onRetry: () => void;
  onDismiss: () => void;
}

/** A file that is being uploaded, with its buttons. */
export function UploadRow({ task, onRetry, onDismiss }: UploadRowProps) {
  const t = useTranslations('pictures.upload');
  const progress = useStore(task);
  const { state, phase, failure, isCutOff } = progress;
  const name = task.file.name;
  const row = useFocusHandedOn(focusTargetAfter);
  if (failure !== undefined) {
    return (
      <li ref={row} className={styles.upload}>
        <FileThumbnail file={task.file} />
        <FailureNotice name={name} failure={failure} />
        {isPassing(failure) && <IconButton icon={RotateCcw} label={t('retry', { name })} onClick={onRetry} />}
        <IconButton icon={X} label={t('dismiss', { name })} onClick={onFirstClick(onDismiss)} />
      </li>
    );
  }
  const canPause = state === 'running' && phase === 'sending';
  return (
    <li ref={row} className={styles.upload}>
      <FileThumbnail file={task.file} />
      <ProgressBar
        label={name}
        value={phase === 'making' ? undefined : shareOf(progress)}
        detail={<Stage {...progress} />}
      />
      {state === 'paused' || state === 'pausing' ? (
        <IconButton icon={Play} label={t('resume', { name })} onClick={() => task.resume()} />
      ) : (
        <IconButton
          icon={Pause}
          label={t('pause', { name })}
          // After "try again" the focus is on this button: it is marked as disabled, and keeps the focus.
          aria-disabled={!canPause}
          onClick={() => canPause && task.pause()}
        />
      )}
      <IconButton icon={X} label={t('cancel', { name })} onClick={onFirstClick(() => task.cancel())} />
      <p className={styles.cutOff} role="status">
        {isCutOff && t('cutOff')}
      </p>
    </li>
  );
}

/** The button that gets the focus after a row: the last one of the next row, of the previous row, or one around the list. */
function focusTargetAfter(row: HTMLLIElement): HTMLElement | undefined {
  const other = row.nextElementSibling ?? row.previousElementSibling;
  if (other) return [...other.querySelectorAll('button')].at(-1);
  return row.parentElement ? buttonAround(row.parentElement) : undefined;
}

function FailureNotice({ name, failure }: { name: string; failure: UploadFailure }) {
  const t = useTranslations('pictures');
  return (
    <Notice kind="error">
      {t.rich('upload.failed', {
        name,
        reason: t(`failure.${failure.reason}`),
        file: (text) => <strong>{text}</strong>,
      })}
    </Notice>
  );
}

/** The stage of an upload, in words. */
function Stage({ state, phase, ...progress }: UploadProgress) {
  const t = useTranslations('pictures.upload');
  if (state === 'paused' || state === 'pausing' || state === 'canceling') return t(state);
  if (phase !== 'sending') return t(phase);
  return t('sending', { part: shareOf({ state, phase, ...progress }) });
}

/** The share that has been sent, from 0 to 1. */
function shareOf({ sent, size }: UploadProgress): number {
  return size === 0 ? 0 : sent / size;
}
