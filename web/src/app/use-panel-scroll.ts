import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Each page that is put into a panel begins at its top, and where its reader goes back to it, it is where they left it: what the
 * router does for the window. Given what is in the panel.
 */
export function usePanelScroll(content: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const kept = useRef(new Map<string, number>());
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const panel = scrollerAround(content.current);
    if (panel === null) return;
    if (shown.current !== pathname) panel.scrollTop = kept.current.get(key) ?? 0;
    shown.current = pathname;
    const keep = () => kept.current.set(key, panel.scrollTop);
    keep();
    panel.addEventListener('scroll', keep, { passive: true });
    return () => panel.removeEventListener('scroll', keep);
  }, [content, key, pathname]);
}

function scrollerAround(element: HTMLElement | null): HTMLElement | null {
  for (let around = element?.parentElement ?? null; around; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return null;
}
