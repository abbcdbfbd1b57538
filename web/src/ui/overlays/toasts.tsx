import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useStore } from '../hooks/store.ts';
import { useAttention } from '../hooks/use-attention.ts';
import { Toast } from './toast.tsx';
import { createToastHost } from './toast-host.ts';
import {
  addToast,
  toasts as allToasts,
  removeToast,
  type ToastContent,
  type ToastEntry,
} from './toast-store.ts';
import styles from './toasts.module.css';

const NONE: readonly ToastEntry[] = [];

/**
 * Shows a toast from anywhere. It disappears after five seconds. Code in the first load of a page calls `addToast` of
 * toast-store.ts, which is smaller.
 * @returns a function that removes the toast early
 */
export function showToast(content: ToastContent): () => void {
  const id = addToast(content);
  return () => removeToast(id);
}

interface ToastsProps {
  /** The accessible name of the region. */
  label: string;
  dismissLabel: string;
}

/** The region of the toasts; the application renders one. F8 and Tab move into it. */
export function Toasts({ label, dismissLabel }: ToastsProps) {
  const [host] = useState(() => createToastHost(styles.host));
  // Screen readers announce only changes in a live region, so earlier toasts are rendered after the region.
  const [ready, setReady] = useState(false);
  const all = useStore(allToasts);
  const toasts = ready ? all : NONE;
  const area = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const { held, listeners } = useAttention(area, toasts.length > 0);
  useEffect(() => {
    setReady(true);
    return host.attach();
  }, [host]);
  useLayoutEffect(() => host.settle(toasts.length > 0), [host, toasts]);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    listeners.onFocus();
    const isFromOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
    if (isFromOutside) cameFrom.current = relatedTarget;
  };
  const dismiss = (id: number) => {
    const hadFocus = area.current?.contains(document.activeElement) === true;
    flushSync(() => removeToast(id));
    // When a focused toast goes, the focus moves to the next toast, or from the last one back to where it was.
    if (hadFocus) (area.current?.querySelector<HTMLElement>('a, button') ?? cameFrom.current)?.focus();
  };
  const listOf = (errors: boolean) => (
    <ol className={styles.list} aria-live={errors ? 'assertive' : 'polite'} aria-relevant="additions text">
      {toasts
        .filter(({ kind }) => (kind === 'error') === errors)
        .map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            paused={held}
            dismissLabel={dismissLabel}
            onDismiss={() => dismiss(toast.id)}
          />
        ))}
    </ol>
  );
  return createPortal(
    <section
      ref={area}
      className={styles.area}
      aria-label={label}
      aria-keyshortcuts="F8"
      {...listeners}
      onFocus={onFocus}
    >
      {listOf(false)}
      {listOf(true)}
    </section>,
    host.element,
  );
}
