import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { UploadsStatus } from '../../../live/uploads/upload-state.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { useFocusHandedOn } from '../../../ui/hooks/use-focus-handed-on.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from '../editor-bar.module.css';
import type { PhotoWaiting } from './use-photo-wait.ts';

interface PhotoWaitProps {
  waiting: PhotoWaiting;
  uploads: UploadsStatus;
}

/** Asks whether publishing should wait for photos that are uploading. While it waits, the wait can be cancelled. */
export function PhotoWait({ waiting, uploads }: PhotoWaitProps) {
  const t = useTranslations('edit.photoWait');
  const { wait, stay, goWithout, giveUp } = waiting;
  const action = wait?.action.action ?? 'publish';
  return (
    <>
      {wait?.stage === 'waiting' && (
        <Waiting>
          <Notice kind={uploads === 'failed' ? 'warning' : 'info'}>
            {uploads === 'failed' ? t('failed') : t('waits', { action })}
          </Notice>
          <Button kind="secondary" size="small" onClick={goWithout}>
            {t('without', { action })}
          </Button>
          <Button kind="quiet" size="small" onClick={giveUp}>
            {t('cancel')}
          </Button>
        </Waiting>
      )}
      <Dialog
        open={wait?.stage === 'asking'}
        onClose={giveUp}
        heading={t('heading')}
        closeLabel={t('cancel')}
        actions={
          <>
            <Button kind="secondary" onClick={goWithout}>
              {t('without', { action })}
            </Button>
            <Button onClick={stay}>{t('stay', { action })}</Button>
          </>
        }
      >
        <p>{t('about', { action })}</p>
      </Dialog>
    </>
  );
}

/** The notice closes by one of its buttons, or by itself. A focus within it moves to the button that publishes. */
function Waiting({ children }: { children: ReactNode }) {
  const part = useFocusHandedOn<HTMLDivElement>(({ parentElement }) =>
    parentElement?.querySelector<HTMLElement>('[data-action="publish"]'),
  );
  return (
    <div ref={part} className={styles.waiting}>
      {children}
    </div>
  );
}
