import { type RefObject, type ToggleEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type Align, place, type Side } from './placement.ts';

/** To be spread over the button that opens it: the browser does the rest. */
export interface TriggerProps {
  popoverTarget: string;
  'aria-haspopup': 'dialog' | 'menu';
}

interface Floating {
  open: boolean;
  close: () => void;
  trigger: TriggerProps;
  /** To be spread over what floats. */
  floating: {
    ref: RefObject<HTMLDivElement | null>;
    id: string;
    popover: 'auto';
    onToggle: (event: ToggleEvent) => void;
  };
}

/**
 * A popover of the platform beside the button that opens it: it closes by Escape, by a press elsewhere and by the button, and
 * gives the focus back. Placed by us, since not every browser anchors by itself, and it follows while the page scrolls.
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
    // Only now is it to be seen: before, it was nowhere.
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
    // Of what is inside of it, such as details, as well: React lets these events rise.
    if (event.target !== event.currentTarget) return;
    setOpen(event.newState === 'open');
    if (event.newState === 'open') return;
    ref.current?.removeAttribute('data-placed');
    // Safari does not focus a button that is pressed, and so has nothing to give the focus back to.
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
