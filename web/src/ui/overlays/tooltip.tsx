import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { place } from './placement.ts';
import styles from './tooltip.module.css';

/**
 * How long the pointer must rest before a tooltip shows, and how long a move from one control to the next may take, in
 * milliseconds.
 */
const REST = 400;
const LEAVE = 120;

/** A control of which a smaller part is visible in its place has moved. */
const LEAST_SHOWN = 0.5;

interface TooltipProps {
  text: string;
  /** Whether the tooltip is the control's name, where it has no other, or its description. */
  as?: 'name' | 'description';
  /** Spread the given props over the control. */
  children: (props: { 'aria-label'?: string; 'aria-describedby'?: string }) => ReactNode;
}

/**
 * A short text shown on hover and keyboard focus. Touch shows no tooltip, so the information must also be available
 * elsewhere.
 */
export function Tooltip({ text, as = 'description', children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const around = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    const anchor = around.current?.firstElementChild;
    if (!open || !tip.current || !anchor) return;
    // Browsers without popovers show no tooltips.
    tip.current.showPopover?.();
    place(tip.current, anchor, 'above', 'centre');
    const close = () => setOpen(false);
    const stops = [closesOnEscapeAndScroll(close), closesWhenMoved(anchor, close)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for events of the control inside it
    <span
      ref={around}
      className={styles.around}
      onPointerOver={(event) => event.pointerType !== 'touch' && later(true, REST)}
      onPointerOut={() => later(false, LEAVE)}
      onPointerDown={() => later(false, 0)}
      onFocus={(event) => event.target.matches(':focus-visible') && later(true, 0)}
      onBlur={() => later(false, 0)}
    >
      {children(as === 'name' ? { 'aria-label': text } : { 'aria-describedby': id })}
      {(open || as === 'description') && (
        <span
          ref={tip}
          id={id}
          role="tooltip"
          popover="manual"
          className={styles.tip}
          aria-hidden={as === 'name'}
        >
          {text}
        </span>
      )}
    </span>
  );
}

/** Closes a tooltip whose control is out of the window, or no longer where it was, because the page around it has changed. */
function closesWhenMoved(anchor: Element, close: () => void): () => void {
  const { top, left, right, bottom } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  // The observed part of the window is the place of the control.
  const edges = [top, clientWidth - right, clientHeight - bottom, left];
  const rootMargin = edges.map((edge) => `${-Math.max(0, Math.floor(edge))}px`).join(' ');
  const observer = new IntersectionObserver(
    ([seen]) => {
      if (seen && seen.intersectionRatio < LEAST_SHOWN) close();
    },
    { rootMargin, threshold: LEAST_SHOWN },
  );
  observer.observe(anchor);
  return () => observer.disconnect();
}

function closesOnEscapeAndScroll(close: () => void): () => void {
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
  document.addEventListener('keydown', onKey);
  document.addEventListener('scroll', close, { capture: true, passive: true });
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('scroll', close, { capture: true });
  };
}
