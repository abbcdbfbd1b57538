import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** The path that was shown last. Not in a component: a change of the language puts a new frame around the page. */
let shown: string | undefined;

/**
 * Moves the focus to the content of another page once it is there, so that the next Tab goes on from there instead of from
 * nowhere. Not on the first page of a document, nor where only the query or the hash changes; the scroll stays the router's.
 */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (shown !== undefined && shown !== pathname) content.current?.focus({ preventScroll: true });
    shown = pathname;
  }, [pathname, content]);
}
