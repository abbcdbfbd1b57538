import { matchPath } from '@waymark/model/paths/match-path';
import { PAGES } from '@waymark/model/paths/pages';
import { useLocation } from 'react-router';

/**
 * Whether the page is the one for embedding: it stores nothing in the browser, asks for nothing, and opens links in new tabs.
 */
export function useIsFramed(): boolean {
  const match = matchPath(useLocation().pathname);
  return match !== null && PAGES[match.page].framed;
}
