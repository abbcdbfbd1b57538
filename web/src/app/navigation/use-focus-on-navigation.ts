import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** The path that was shown last. It is not component state, because a change of the language mounts a new layout. */
let shown: string | undefined;

/**
 * Moves the focus to the content after a navigation, so that Tab continues from there, or to the element with `data-first-focus`. It does
 * not move it for the first page of a document or for a change of query or hash. The router handles scrolling.
 */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (shown !== undefined && shown !== pathname) {
      const first = content.current?.querySelector<HTMLElement>('[data-first-focus]');
      (first ?? content.current)?.focus({ preventScroll: true });
    }
    shown = pathname;
  }, [pathname, content]);
}
