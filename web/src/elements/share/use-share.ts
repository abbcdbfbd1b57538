import { useTranslations } from 'use-intl';
import { copyText } from '../../ui/hooks/copy-text.ts';
import { addToast, type ToastOffer } from '../../ui/overlays/toast-store.ts';

/** Copies a text, and says so. It needs the message part `item-lazy`. */
export function useCopy(): (text: string, done: string, offer?: ToastOffer) => Promise<void> {
  const t = useTranslations('itemActions');
  return async (text, done, offer) => {
    addToast(
      (await copyText(text))
        ? { kind: 'success', message: done, ...offer }
        : { kind: 'error', message: t('notCopied', { text }) },
    );
  };
}

/**
 * Shares the address of the page through the apps of the device, or copies it.
 * @param isPrivate whether only its editors can open it
 * @param onVisibility leads a reader who may change that to where it is changed
 */
export function useShare(name: string, isPrivate = false, onVisibility?: () => void): () => Promise<void> {
  const t = useTranslations('itemActions');
  const copy = useCopy();
  return async () => {
    // The query holds the state of the visitor's own map.
    const url = location.origin + location.pathname;
    // The visitor learns this before sending the address, because others would find nothing there.
    if (isPrivate) {
      const action = onVisibility && { label: t('changeVisibility'), onAction: onVisibility };
      return copy(url, t('privateLinkCopied'), { action });
    }
    if (!('share' in navigator)) return copy(url, t('linkCopied'));
    try {
      await navigator.share({ title: name, url });
    } catch (error) {
      // The visitor cancelled.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url, t('linkCopied'));
    }
  };
}
