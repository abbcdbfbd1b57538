import { getSessionItem, setSessionItem } from '../session/session-storage.ts';

/*
 * A page that reloads itself must not do so again and again. The tab remembers the reload, so that the next document knows of
 * it.
 */

/** How long after a reload no other one is made, in milliseconds (specification.md §9). */
export const RELOAD_GUARD = 10_000;

const KEY = 'waymark.reloaded-at';

/** How long this tab must still wait before it may reload itself, in milliseconds; 0 where it may now. */
export function remainingGuard(): number {
  const since = Date.now() - Number(getSessionItem(KEY) ?? Number.NaN);
  // A clock that was set back makes the stored time meaningless.
  return since >= 0 && since < RELOAD_GUARD ? RELOAD_GUARD - since : 0;
}

/** Remembers a reload that is about to happen. @returns whether it could be stored */
export function rememberReload(): boolean {
  const now = String(Date.now());
  setSessionItem(KEY, now);
  return getSessionItem(KEY) === now;
}

/** Whether the page may reload itself now; a true answer counts as a reload. A tab without storage never reloads itself. */
export function takeReload(): boolean {
  return remainingGuard() === 0 && rememberReload();
}
