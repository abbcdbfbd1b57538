import { useTranslations } from 'use-intl';
import type { SharingRefusal } from '../../services/lists-api.ts';
import { addToast } from '../../ui/toast-store.ts';

/** Says in a toast why something was refused, or, where it was done, what was. */
export function useRefusal(): (refusal: SharingRefusal | undefined, done?: string) => void {
  const t = useTranslations('listEdit');
  return (refusal, done) => {
    if (refusal !== undefined) addToast({ kind: 'error', message: t(`refusal.${refusal}`) });
    else if (done !== undefined) addToast({ kind: 'success', message: done });
  };
}
