import { getSessionItem, setSessionItem } from '../session/session-storage.ts';

/*
 * A page that loads itself again must not do so over and over. The next document has to know of the former one's reload, so the tab
 * remembers it.
 */

/** How long after one reload no other is made, in milliseconds (specification.md §9). */
export const RELOAD_GUARD = 10_000;

const KEY = 'waymark.reloaded-at';

/** How long no page of this tab may be loaded again by itself, in milliseconds; 0 where it may be. */
export function guardedFor(): number {
  const since = Date.now() - Number(getSessionItem(KEY) ?? Number.NaN);
  // A clock that was set back says nothing of a reload.
  return since >= 0 && since < RELOAD_GUARD ? RELOAD_GUARD - since : 0;
}

/** Remembers a reload that is about to be made; answers whether it could be remembered. */
export function rememberReload(): boolean {
  const now = String(Date.now());
  setSessionItem(KEY, now);
  return getSessionItem(KEY) === now;
}

/** Whether the page may be loaded again by itself now, which counts as a reload. A tab that can remember none makes none. */
export function takeReload(): boolean {
  return guardedFor() === 0 && rememberReload();
}
