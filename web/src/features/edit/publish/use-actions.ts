import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { WorkState } from '@waymark/model/entities/work';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import { type ActionResult, actOnWork } from '../../../elements/work-actions/act-on-work.ts';
import { bringBack } from '../../../elements/work-actions/bring-back.ts';
import { useDoneSentence } from '../../../elements/work-actions/use-done-sentence.ts';
import { useResultLink } from '../../../elements/work-actions/use-result-link.ts';
import { usePathToWork } from '../../../i18n/paths.ts';
import { useMomentFormat } from '../../../i18n/use-moment-format.ts';
import type { ToastOffer } from '../../../ui/overlays/toast-store.ts';
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
  const time = useMomentFormat();
  const resultLink = useResultLink();
  const pathToWork = usePathToWork();
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

  /** The undo or the link that the toast offers. */
  const offerAfter = ({ action }: EditorAction, result: ActionResult): ToastOffer =>
    action === 'trash'
      ? { action: { label: tWorks('undo'), onAction: () => void takeBack(result.before?.state) } }
      : { view: resultLink(kind, result) };

  const sayFailed = (outcome: Exclude<Outcome, { done: ActionResult }>) => {
    const reason =
      'failure' in outcome
        ? sentenceOf(outcome.failure)
        : t('problems.heading', { count: outcome.checked.problems.length });
    const message = t('failedAfter', { name, reason });
    showToast({ kind: 'error', message, view: { label: t('openAgain'), to: pathToWork(workId) } });
  };

  return async (action: EditorAction): Promise<void> => {
    const outcome = await publishing.act(action);
    if (outcome === undefined) return;
    if (!('done' in outcome)) {
      if (!isHere.current) sayFailed(outcome);
      return;
    }
    const date = time('at' in action ? action.at : 0);
    const message = doneSentence(action.action, { date });
    showToast({ kind: 'success', message, ...offerAfter(action, outcome.done) });
    if (action.action === 'trash' && isHere.current) onTrashed();
  };
}
