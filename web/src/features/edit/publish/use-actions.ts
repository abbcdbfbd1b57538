import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { WorkState } from '@waymark/model/entities/work';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import { type ActionResult, actOnWork } from '../../../elements/work-actions/act-on-work.ts';
import { bringBack } from '../../../elements/work-actions/bring-back.ts';
import { useDoneSentence } from '../../../elements/work-actions/use-done-sentence.ts';
import { localTimeZone } from '../../../i18n/local-time-zone.ts';
import { usePathToItem, usePathToWork } from '../../../i18n/paths.ts';
import type { ToastContent } from '../../../ui/overlays/toast-store.ts';
import { showToast } from '../../../ui/overlays/toasts.tsx';
import type { EditorAction, Outcome, Publishing } from './use-publishing.ts';

interface ActionsOptions {
  uid: string;
  workId: string;
  kind: PublishedKind;
  /** The title of the work. */
  name: string;
  publishing: Publishing;
  onTrashed: () => void;
}

/**
 * Does an action with a work and shows a toast: a deleted work can be restored there, and a public one viewed. A failure is shown
 * by the editor, or in a toast to a user who has left it.
 */
export function useActions({ uid, workId, kind, name, publishing, onTrashed }: ActionsOptions) {
  const t = useTranslations('edit');
  const tWorks = useTranslations('works');
  const sentenceOf = useFailureSentence();
  const doneSentence = useDoneSentence();
  const format = useFormatter();
  const navigate = useNavigate();
  const pathToWork = usePathToWork();
  const pathToItem = usePathToItem();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const takeBack = async (state: WorkState | undefined) => {
    const answer = await bringBack(state, (action) => actOnWork(uid, workId, action));
    if ('failure' in answer) showToast({ kind: 'error', message: sentenceOf(answer.failure) });
    else showToast({ kind: 'success', message: tWorks('undone', { count: 1 }) });
    const isDraft = 'done' in answer && state === 'changed';
    if (isDraft) showToast({ kind: 'info', message: tWorks('undoneAsDrafts', { count: 1 }) });
  };

  /** The action that the toast offers. */
  const actionAfter = (
    { action }: EditorAction,
    { publicId, copyId, before }: ActionResult,
  ): ToastContent['action'] => {
    if (action === 'trash') return { label: tWorks('undo'), onAction: () => void takeBack(before?.state) };
    if (copyId !== undefined) {
      return { label: tWorks('openCopy'), onAction: () => void navigate(pathToWork(copyId)) };
    }
    if (publicId === undefined) return undefined;
    return { label: tWorks('seePage'), onAction: () => void navigate(pathToItem({ kind, id: publicId })) };
  };

  const sayFailed = (outcome: Exclude<Outcome, { done: ActionResult }>) => {
    const reason =
      'failure' in outcome
        ? sentenceOf(outcome.failure)
        : t('problems.heading', { count: outcome.checked.problems.length });
    const goBack = () => void navigate(pathToWork(workId));
    const message = t('failedAfter', { name, reason });
    showToast({ kind: 'error', message, action: { label: t('openAgain'), onAction: goBack } });
  };

  return async (action: EditorAction): Promise<void> => {
    const outcome = await publishing.act(action);
    if (outcome === undefined) return;
    if (!('done' in outcome)) {
      if (!isHere.current) sayFailed(outcome);
      return;
    }
    const date = format.dateTime('at' in action ? action.at : 0, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: localTimeZone(),
    });
    const message = doneSentence(action.action, { date });
    showToast({ kind: 'success', message, action: actionAfter(action, outcome.done) });
    if (action.action === 'trash' && isHere.current) onTrashed();
  };
}
