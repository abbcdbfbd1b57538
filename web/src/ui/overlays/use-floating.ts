import { type RefObject, type ToggleEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type Align, place, type Side } from './placement.ts';

/** Spread these over the button that opens it; the browser does the rest. */
export interface TriggerProps {
  popoverTarget: string;
  'aria-haspopup': 'dialog' | 'menu';
}

interface Floating {
  open: boolean;
  close: () => void;
  trigger: TriggerProps;
  /** Spread these over the floating element. */
  floating: {
    ref: RefObject<HTMLDivElement | null>;
    id: string;
    popover: 'auto';
    onToggle: (event: ToggleEvent) => void;
  };
}

/**
 * A native popover beside the button that opens it, or at the lower edge of a phone (popover.module.css). It closes on Escape, on a
 * press elsewhere and on the button, and returns the focus. The position is computed here, because not every browser supports CSS
 * anchors, and it follows while the page scrolls.
 */
export function useFloating(kind: 'dialog' | 'menu', side: Side, align: Align): Floating {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => ref.current?.hidePopover(), []);
  useEffect(() => {
    if (!open) return;
    const follow = () => {
      const anchor = triggerOf(id);
      if (anchor && ref.current) place(ref.current, anchor, side, align);
    };
    follow();
    // The popover stays invisible until it is placed.
    ref.current?.setAttribute('data-placed', '');
    const sizes = new ResizeObserver(follow);
    if (ref.current) sizes.observe(ref.current);
    addEventListener('resize', follow);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener('resize', follow);
      document.removeEventListener('scroll', follow, { capture: true });
    };
  }, [open, id, side, align]);
  const onToggle = (event: ToggleEvent) => {
    // React lets these events bubble from elements inside, such as details.
    if (event.target !== event.currentTarget) return;
    setOpen(event.newState === 'open');
    if (event.newState === 'open') return;
    ref.current?.removeAttribute('data-placed');
    // Safari does not focus a pressed button, so it cannot return the focus to it.
    if (document.activeElement === document.body) triggerOf(id)?.focus();
  };
  return {
    open,
    close,
    trigger: { popoverTarget: id, 'aria-haspopup': kind },
    floating: { ref, id, popover: 'auto', onToggle },
  };
}

function triggerOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`);
}
