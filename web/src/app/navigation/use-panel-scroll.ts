import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Restores the scroll position in a panel as the router does for the window: a new page starts at its top, and a page that
 * the reader returns to has its former position. Pass the content of the panel.
 */
export function usePanelScroll(content: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const positions = useRef(new Map<string, number>());
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const panel = scrollerAround(content.current);
    if (panel === null) return;
    if (shown.current !== pathname) panel.scrollTop = positions.current.get(key) ?? 0;
    shown.current = pathname;
    const savePosition = () => positions.current.set(key, panel.scrollTop);
    savePosition();
    panel.addEventListener('scroll', savePosition, { passive: true });
    return () => panel.removeEventListener('scroll', savePosition);
  }, [content, key, pathname]);
}

function scrollerAround(element: HTMLElement | null): HTMLElement | null {
  for (let ancestor = element?.parentElement ?? null; ancestor; ancestor = ancestor.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(ancestor).overflowY)) return ancestor;
  }
  return null;
}
