import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the content of the page where the query alone makes another page of it, such as one work instead of all of
 * them: else the next Tab begins at the top of the document, since what had the focus has gone. Not for the first view.
 */
export function useFocusOnView(view: string | null): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [view]);
}
