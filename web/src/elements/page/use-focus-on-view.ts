import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the content when the query selects another view, such as one work in place of all. The focused element
 * has gone, so the next Tab would start at the top of the document. Not for the first view.
 */
export function useFocusOnView(view: string | null): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [view]);
}
