import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { SharingFailure } from '../../services/sharing-api.ts';
import { failureIn } from '../../session/failure.ts';
import { addToast, type ToastContent } from '../../ui/overlays/toast-store.ts';
import { isPassing, useFailureSentence } from '../failure/use-failure-sentence.ts';

interface SharingRequest {
  /** The name of the request. While one is pending, a second of the same name is not sent. */
  name: string;
  send: () => Promise<SharingFailure | undefined>;
  success: ToastContent;
  /** Shown where no answer came, and the request may have succeeded; absent where that needs no message. */
  unanswered?: string;
}

/**
 * Sends a request and shows its result: `done`, or the failure, with a button to try again where that may help. While a request of
 * the same name is under way, another one is not sent, so a second click does nothing.
 */
export function useSharingRequest(): (asking: SharingRequest) => Promise<void> {
  const t = useTranslations('sharing');
  const sentenceOf = useFailureSentence();
  const underWay = useRef(new Set<string>());
  return async function askOnce(asking) {
    const { name, send, success, unanswered } = asking;
    if (underWay.current.has(name)) return;
    underWay.current.add(name);
    const failure = await failureIn(send);
    underWay.current.delete(name);
    if (failure === undefined) {
      addToast(success);
      return;
    }
    const isUnanswered = failure.reason === 'unreachable' || failure.reason === 'broken';
    addToast({
      kind: 'error',
      message: (isUnanswered ? unanswered : undefined) ?? sentenceOf(failure),
      // The toast that offered the action is gone, and maybe every other button for it too.
      action: isPassing(failure) ? { label: t('tryAgain'), onAction: () => void askOnce(asking) } : undefined,
    });
  };
}
