import { matchPath } from '@waymark/model/paths/match-path';
import { useLocation } from 'react-router';

/**
 * Whether the page is the one for embedding: it stores nothing in the browser, asks for nothing, and opens links in new tabs.
 */
export function useIsFramed(): boolean {
  return matchPath(useLocation().pathname)?.page === 'iframe';
}
