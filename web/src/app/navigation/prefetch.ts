import { matchPath } from '@waymark/model/paths/match-path';
import { type DataRouteObject, matchRoutes } from 'react-router';
import { hasPayload } from '../../services/page-loader.ts';
import { askForPayload, noPayload, PREFETCHED } from '../../services/payload.ts';
import { isSavingData } from '../../ui/hooks/is-saving-data.ts';
import type { LazyHandle } from '../lazy-page.tsx';

/* Loads the target of a link while the visitor is about to open it: the code, the messages and the payload of its page. */

/** How long the mouse or the focus has to rest on a link, in milliseconds. A touch counts at once. */
const MEANT_AFTER = 80;

/** How long an unused payload is kept, in milliseconds. Live data follows it in any case. */
const KEEP_FOR = 15_000;

/** Prefetches the targets of links. @returns a function that stops it */
export function prefetchOnIntent(routes: DataRouteObject[]): () => void {
  let meant: ReturnType<typeof setTimeout> | undefined;
  let last: EventTarget | null = null;
  const onIntent = ({ type, target }: Event) => {
    // A pointer fires many move events over one link.
    if (type === 'pointermove' && target === last) return;
    last = target;
    clearTimeout(meant);
    const link = linkAhead(target);
    if (link === undefined) return;
    meant = setTimeout(() => prefetch(routes, link), type === 'pointerdown' ? 0 : MEANT_AFTER);
  };
  for (const type of INTENTS) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    clearTimeout(meant);
    for (const type of INTENTS) document.removeEventListener(type, onIntent);
  };
}

/** Uses `pointermove`, because a link that appears under a resting pointer should not count. */
const INTENTS = ['pointermove', 'pointerdown', 'focusin'] as const;

/** A link that would open a page of this application in this tab. */
function linkAhead(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== location.origin) return;
  // A click on it changes this page: the one that it names is for a new tab.
  if (link.dataset['opensHere'] !== undefined) return;
  if (link.pathname === location.pathname || link.target === '_blank' || link.download !== '') return;
  return link;
}

function prefetch(routes: DataRouteObject[], { pathname, dataset }: HTMLAnchorElement): void {
  if (isSavingData() || !navigator.onLine) return;
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    const handle: LazyHandle | undefined = route.handle;
    // The click requests the page again and reports a failure.
    handle?.prefetch().catch(() => {});
  }
  const page = matchPath(pathname)?.page;
  if (page === undefined || !hasPayload(page) || PREFETCHED.has(pathname)) return;
  const answer = dataset['noPayload'] === undefined ? askForPayload(page, pathname) : noPayload();
  PREFETCHED.set(pathname, answer);
  setTimeout(() => {
    if (PREFETCHED.get(pathname) === answer) PREFETCHED.delete(pathname);
  }, KEEP_FOR);
}
