import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { SharingRefusal } from '../../services/lists-api.ts';
import { addToast, type ToastContent } from '../../ui/toast-store.ts';
import { isPassing } from './is-passing.ts';

/** Says in a toast why something was refused. */
export function useRefusal(): (refusal: SharingRefusal) => void {
  const t = useTranslations('listEdit');
  return (refusal) => addToast({ kind: 'error', message: t(`refusal.${refusal}`) });
}

interface Asking {
  /** What is under way under this name already is not asked for again. */
  what: string;
  ask: () => Promise<SharingRefusal | undefined>;
  done: ToastContent;
  /** Said where no answer came, and it may have been done all the same; left out where that needs no word. */
  unanswered?: string;
}

/**
 * Asks for something, and says what came of it: `done`, or why it was refused, with a way to ask again where that may help. What is
 * under way already is not asked for again: a second click is none.
 */
export function useAskOnce(): (asking: Asking) => Promise<void> {
  const t = useTranslations('listEdit');
  const underWay = useRef(new Set<string>());
  return async function askOnce(asking) {
    const { what, ask, done, unanswered } = asking;
    if (underWay.current.has(what)) return;
    underWay.current.add(what);
    const refusal = await refusalOf(ask);
    underWay.current.delete(what);
    if (refusal === undefined) {
      addToast(done);
      return;
    }
    const isUnanswered = refusal === 'unreachable' || refusal === 'broken';
    addToast({
      kind: 'error',
      message: (isUnanswered ? unanswered : undefined) ?? t(`refusal.${refusal}`),
      // The toast that offered it is gone, and so may be all else that does.
      action: isPassing(refusal) ? { label: t('tryAgain'), onAction: () => void askOnce(asking) } : undefined,
    });
  };
}

async function refusalOf(ask: Asking['ask']): Promise<SharingRefusal | undefined> {
  try {
    return await ask();
  } catch (error) {
    console.warn('What was asked for a list has failed.', error);
    return 'broken';
  }
}
