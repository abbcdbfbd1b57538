import { matchPath } from '@waymark/model/paths/match-path';
import { useLocation } from 'react-router';

/** Whether the page is the one that other sites frame: it keeps nothing in the browser, asks for nothing, and leads away in new tabs. */
export function useIsFramed(): boolean {
  return matchPath(useLocation().pathname)?.page === 'iframe';
}
