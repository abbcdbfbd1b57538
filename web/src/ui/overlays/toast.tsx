import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../display/icon.tsx';
import { DOUBLE_PRESS } from './press-shield.ts';
import styles from './toast.module.css';
import type { ToastEntry } from './toast-store.ts';

/** How long a toast stays, in milliseconds (specification.md §9). */
export const TOAST_DURATION = 5_000;

const ICONS = { error: CircleAlert, info: Info, success: CircleCheck, warning: TriangleAlert } as const;

interface ToastProps {
  toast: ToastEntry;
  paused: boolean;
  dismissLabel: string;
  onDismiss: () => void;
}

/**
 * One toast with its own timer. Repeating the message restarts the timer. The second press of a double click that has caused the toast
 * does nothing in it, where it lies at the same place, and leaves the focus where it is.
 */
export function Toast({ toast, paused, dismissLabel, onDismiss }: ToastProps) {
  const { kind, message, view, action, times } = toast;
  useCountdown(TOAST_DURATION, { paused, restart: times, onEnd: onDismiss });
  const [shownAt] = useState(() => performance.now());
  const ignoreSecond = (event: MouseEvent) => {
    if (event.detail < 2 || performance.now() - shownAt > DOUBLE_PRESS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <li
      className={styles.toast}
      data-kind={kind}
      onMouseDownCapture={ignoreSecond}
      onClickCapture={ignoreSecond}
    >
      <span className={styles.said}>
        <Icon of={ICONS[kind]} size="1.25rem" />
        <span className={styles.message}>
          {message}
          {times > 1 && <span className={styles.times}>{` ×${times}`}</span>}
        </span>
      </span>
      <span className={styles.actions}>
        {view && (
          <Link to={view.to} className={styles.action} onClick={onDismiss}>
            {view.label}
          </Link>
        )}
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.onAction();
              onDismiss();
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={onDismiss}>
          <Icon of={X} size="1.125rem" />
        </button>
      </span>
    </li>
  );
}

interface Countdown {
  /** The timer stops while this is true and then continues with the remaining time. */
  paused: boolean;
  /** A new value restarts the timer with the whole time. */
  restart: unknown;
  onEnd: () => void;
}

/** Calls `onEnd` once, after this many milliseconds without the pauses. */
function useCountdown(milliseconds: number, { paused, restart, onEnd }: Countdown): void {
  const left = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `restart` is listed only to run the effect again
  useEffect(() => {
    left.current = milliseconds;
  }, [milliseconds, restart]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `restart` is listed only to run the effect again
  useEffect(() => {
    if (paused) return;
    const since = performance.now();
    const timeout = setTimeout(end, left.current);
    return () => {
      clearTimeout(timeout);
      left.current -= performance.now() - since;
    };
  }, [paused, milliseconds, restart]);
}
