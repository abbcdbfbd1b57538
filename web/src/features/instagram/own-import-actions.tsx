import { isFinished, statusAfter } from '@waymark/model/entities/import-status';
import type { InstagramImport } from '@waymark/model/entities/instagram-import';
import { Pause, Play, Trash2, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
import { changeImport, deleteImport, undoImport } from '../../services/instagram-api.ts';
import { failureOf } from '../../session/failure.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { addToast } from '../../ui/overlays/toast-store.ts';
import styles from './archive-import.module.css';
import { useFoundHere } from './engine/use-found-here.ts';

/** The actions on an import that functions run. */
const API_ACTIONS = [
  { action: 'pause', icon: Pause, message: 'pause' },
  { action: 'go-on', icon: Play, message: 'goOn' },
  { action: 'cancel', icon: X, message: 'cancel' },
] as const;

/**
 * The actions of an owner on an import: those on one that functions run, or that no tab works on any more, and undoing and deleting one
 * that has ended, which ask before.
 */
export function OwnImportActions({ uid, run }: { uid: string; run: InstagramImport }) {
  const t = useTranslations('imports');
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'undo' | 'delete'>();
  const [isBusy, setBusy] = useState(false);
  const isHere = useFoundHere()?.importId === run.id;
  const isLeft = run.source === 'archive' && !isHere && !isFinished(run.status);
  const change = async (action: 'pause' | 'go-on' | 'cancel') => {
    const failure = await changeImport(uid, run.id, action);
    if (failure) addToast({ kind: 'error', message: t('notDone') });
  };
  const cancel = async () => {
    setBusy(true);
    try {
      const { cancelImport } = await import('../../live/writes/import-mutations.ts');
      await cancelImport(run.id);
    } catch (error) {
      failureOf(error);
      addToast({ kind: 'error', message: t('notDone') });
    }
    setBusy(false);
  };
  const act = async (action: 'undo' | 'delete') => {
    setBusy(true);
    const failure = await (action === 'undo' ? undoImport(uid, run.id) : deleteImport(uid, run.id));
    setBusy(false);
    setAsked(undefined);
    if (failure) addToast({ kind: 'error', message: t(failure.reason === 'not-now' ? 'notNow' : 'notDone') });
    else if (action === 'delete') {
      addToast({ kind: 'success', message: t('deleted') });
      await navigate(pathTo('atlas-instagram', {}));
    } else addToast({ kind: 'success', message: t('undone') });
  };
  return (
    <div className={styles.actions}>
      {run.source === 'api' &&
        API_ACTIONS.filter(({ action }) => statusAfter(run.status, action) !== undefined).map(
          ({ action, icon, message }) => (
            <Button
              key={action}
              kind="secondary"
              size="small"
              icon={icon}
              onClick={() => void change(action)}
            >
              {t(message)}
            </Button>
          ),
        )}
      {isLeft && (
        <Button kind="secondary" size="small" icon={X} busy={isBusy} onClick={() => void cancel()}>
          {t('cancel')}
        </Button>
      )}
      {statusAfter(run.status, 'undo') !== undefined && (
        <Button kind="secondary" size="small" icon={Undo2} onClick={() => setAsked('undo')}>
          {t('undo')}
        </Button>
      )}
      {isFinished(run.status) && (
        <Button kind="secondary" size="small" icon={Trash2} onClick={() => setAsked('delete')}>
          {t('delete')}
        </Button>
      )}
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        heading={t(asked === 'undo' ? 'undoHeading' : 'deleteHeading')}
        closeLabel={t('close')}
        actions={
          <>
            <Button kind="secondary" onClick={() => setAsked(undefined)}>
              {t('cancelAction')}
            </Button>
            <Button kind="danger" busy={isBusy} onClick={() => asked && void act(asked)}>
              {t(asked === 'undo' ? 'undo' : 'delete')}
            </Button>
          </>
        }
      >
        <p>{t(asked === 'undo' ? 'undoText' : 'deleteText')}</p>
      </Dialog>
    </div>
  );
}
