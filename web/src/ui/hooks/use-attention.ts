import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { useIsHidden } from './use-is-hidden.ts';

interface Attention {
  /** Whether the pointer or the focus is on the element, or the page is hidden. */
  held: boolean;
  /** Spread these over the element. */
  listeners: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Whether a timed element has to wait. While it is not `active`, it is not held and no state is kept. */
export function useAttention(element: RefObject<HTMLElement | null>, active: boolean): Attention {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useIsHidden();
  useEffect(() => {
    if (!hovered) return;
    // Browsers send no leave event for an element that disappears under the pointer.
    const onMove = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) setHovered(false);
    };
    document.addEventListener('pointermove', onMove, { passive: true });
    return () => document.removeEventListener('pointermove', onMove);
  }, [element, hovered]);
  useEffect(() => {
    if (active) return;
    setHovered(false);
    setFocused(false);
  }, [active]);
  return {
    held: active && (hovered || focused || hidden),
    listeners: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
