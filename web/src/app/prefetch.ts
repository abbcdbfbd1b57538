import { matchPath } from '@waymark/model/paths/match-path';
import { type DataRouteObject, matchRoutes } from 'react-router';
import { hasPayload } from '../services/page-loader.ts';
import { askForPayload, PREFETCHED } from '../services/payload.ts';
import type { LazyHandle } from './lazy-page.tsx';

/*
 * What the visitor is about to open is loaded while they make up their mind: the code, the messages and the payload of the page
 * that a link leads to.
 */

/** So long a mouse or the focus stays with a link that is meant, in milliseconds; a finger on it means it at once. */
const MEANT_AFTER = 80;

/** So long a payload that nobody came for is kept, in milliseconds: it is a first look, and live data follows it. */
const KEPT = 15_000;

/** Loads ahead what links lead to, until the function that it returns is called. */
export function prefetchOnIntent(routes: DataRouteObject[]): () => void {
  let meant: ReturnType<typeof setTimeout> | undefined;
  let last: EventTarget | null = null;
  const onIntent = ({ type, target }: Event) => {
    // A pointer moves on and on over one link.
    if (type === 'pointermove' && target === last) return;
    last = target;
    clearTimeout(meant);
    const pathname = pathAhead(target);
    if (pathname === undefined) return;
    meant = setTimeout(() => prefetch(routes, pathname), type === 'pointerdown' ? 0 : MEANT_AFTER);
  };
  for (const type of INTENTS) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    clearTimeout(meant);
    for (const type of INTENTS) document.removeEventListener(type, onIntent);
  };
}

/** A link that comes to lie under a pointer which does not move is not meant. */
const INTENTS = ['pointermove', 'pointerdown', 'focusin'] as const;

/** The path of a page of ours that a link would open in the place of this one. */
function pathAhead(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== location.origin) return;
  if (link.pathname === location.pathname || link.target === '_blank' || link.download !== '') return;
  return link.pathname;
}

function prefetch(routes: DataRouteObject[], pathname: string): void {
  if (isSaving() || !navigator.onLine) return;
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    const handle: LazyHandle | undefined = route.handle;
    // What fails here is asked for again by the click, which says so.
    handle?.prefetch().catch(() => {});
  }
  const page = matchPath(pathname)?.page;
  if (page === undefined || !hasPayload(page) || PREFETCHED.has(pathname)) return;
  const answer = askForPayload(page, pathname);
  PREFETCHED.set(pathname, answer);
  setTimeout(() => {
    if (PREFETCHED.get(pathname) === answer) PREFETCHED.delete(pathname);
  }, KEPT);
}

/** Whether the visitor has asked their browser to save data; not every browser tells. */
function isSaving(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
