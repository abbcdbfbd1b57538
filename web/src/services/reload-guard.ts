import { getSessionItem, setSessionItem } from '../session/session-storage.ts';
import { ownBuild } from './builds/own-build.ts';

/*
 * A page that reloads itself must not do so again and again. The tab remembers the reload, so that the next document knows of
 * it.
 */

/** How long after a reload no other one is made, in milliseconds (specification.md §9). */
export const RELOAD_GUARD = 10_000;

/**
 * How long no other reload is made after one that brought the same build again, in milliseconds: it has not helped. A page on a
 * slow connection would otherwise reload itself again whenever it takes longer than the guard to fail.
 */
export const VAIN_RELOAD_GUARD = 600_000;

const KEY = 'waymark.reloaded-at';

/** How long this tab must still wait before it may reload itself, in milliseconds; 0 where it may now. */
export function remainingGuard(): number {
  return remaining(RELOAD_GUARD);
}

/** Remembers a reload that is about to happen. @returns whether it could be stored */
export function rememberReload(): boolean {
  const reload = `${Date.now()} ${ownBuild() ?? ''}`;
  setSessionItem(KEY, reload);
  return getSessionItem(KEY) === reload;
}

/** Whether the page may reload itself now; a true answer counts as a reload. A tab without storage never reloads itself. */
export function takeReload(): boolean {
  const guard = lastReload().build === ownBuild() ? VAIN_RELOAD_GUARD : RELOAD_GUARD;
  return remaining(guard) === 0 && rememberReload();
}

function remaining(guard: number): number {
  const since = Date.now() - lastReload().at;
  // A clock that was set back makes the stored time meaningless.
  return since >= 0 && since < guard ? guard - since : 0;
}

/** When the tab reloaded itself last, and the build of the document that did. */
function lastReload(): { at: number; build: string | null } {
  const [at, build] = (getSessionItem(KEY) ?? '').split(' ');
  // Without an id, as during development, two builds cannot be compared.
  return { at: Number(at || Number.NaN), build: build || null };
}
