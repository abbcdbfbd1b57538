import { type FocusEvent, type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

interface Attention {
  /** Whether somebody points at it or has the focus in it, or nobody looks at the page at all. */
  held: boolean;
  /** To be spread over the element. */
  listeners: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Whether what shows itself for some time has to wait. Where it is not `active` nothing is held, and nothing remembered. */
export function useAttention(element: RefObject<HTMLElement | null>, active: boolean): Attention {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(onVisibilityChange, isHidden);
  useEffect(() => {
    if (!hovered) return;
    // Of what goes away under the pointer no browser says that it was left.
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

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function isHidden(): boolean {
  return document.hidden;
}
