import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { SharingRefusal } from '../../services/lists-api.ts';
import { addToast, type ToastContent } from '../../ui/toast-store.ts';

/** Says in a toast why something was refused. */
export function useRefusal(): (refusal: SharingRefusal) => void {
  const t = useTranslations('listEdit');
  return (refusal) => addToast({ kind: 'error', message: t(`refusal.${refusal}`) });
}

/**
 * Asks for something, and says what came of it: why it was refused, or `done`. What is under way already is not asked for again: a
 * second click is none.
 */
export function useAskOnce(): (
  what: string,
  ask: () => Promise<SharingRefusal | undefined>,
  done: ToastContent,
) => Promise<void> {
  const tell = useRefusal();
  const underWay = useRef(new Set<string>());
  return async (what, ask, done) => {
    if (underWay.current.has(what)) return;
    underWay.current.add(what);
    const refusal = await ask();
    underWay.current.delete(what);
    if (refusal === undefined) addToast(done);
    else tell(refusal);
  };
}
