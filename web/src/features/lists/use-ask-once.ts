import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isPassing, useFailureSentence } from '../../elements/form/use-failure-sentence.ts';
import type { SharingFailure } from '../../services/lists-api.ts';
import { failureOf } from '../../session/failure.ts';
import { addToast, type ToastContent } from '../../ui/toast-store.ts';

interface Asking {
  /** What is under way under this name already is not asked for again. */
  what: string;
  ask: () => Promise<SharingFailure | undefined>;
  done: ToastContent;
  /** Said where no answer came, and it may have been done all the same; left out where that needs no word. */
  unanswered?: string;
}

/**
 * Asks for something, and says what came of it: `done`, or why it was not done, with a way to ask again where that may help. What is
 * under way already is not asked for again: a second click is none.
 */
export function useAskOnce(): (asking: Asking) => Promise<void> {
  const t = useTranslations('listEdit');
  const sentenceOf = useFailureSentence();
  const underWay = useRef(new Set<string>());
  return async function askOnce(asking) {
    const { what, ask, done, unanswered } = asking;
    if (underWay.current.has(what)) return;
    underWay.current.add(what);
    const failure = await failureIn(ask);
    underWay.current.delete(what);
    if (failure === undefined) {
      addToast(done);
      return;
    }
    const isUnanswered = failure.reason === 'unreachable' || failure.reason === 'broken';
    addToast({
      kind: 'error',
      message: (isUnanswered ? unanswered : undefined) ?? sentenceOf(failure),
      // The toast that offered it is gone, and so may be all else that does.
      action: isPassing(failure) ? { label: t('tryAgain'), onAction: () => void askOnce(asking) } : undefined,
    });
  };
}

async function failureIn(ask: Asking['ask']): Promise<SharingFailure | undefined> {
  try {
    return await ask();
  } catch (error) {
    return failureOf(error);
  }
}
