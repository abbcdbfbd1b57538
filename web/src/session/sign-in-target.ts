import { matchPath } from '@waymark/model/paths/match-path';
import { PAGES } from '@waymark/model/paths/pages';
import { signInTarget } from './addresses.ts';
import { getSessionItem, removeSessionItem, setSessionItem } from './session-storage.ts';

/*
 * The target of the sign-in that this tab began. The SDK stores one sign-in for all tabs, and removes it when it first reads
 * an answer. With the target stored here, a lost answer can be requested again.
 */

const KEY = 'waymark.sign-in';

/** How often a lost answer is requested again before the user sees an error. */
const TRIES = 2;

export interface PendingSignIn {
  /** A path of this application with its query and hash. */
  target: string;
  /** How often the sign-in was begun again. */
  tries: number;
  /** The length of the history on the page that it was begun on; absent where that page is for members only. */
  entries?: number;
}

/** Stores the target of a sign-in that begins now. A target outside this application becomes the first page. */
export function beginSignIn(target: string): void {
  const page = matchPath(location.pathname)?.page;
  // A page for members would begin another sign-in at once.
  const isOpen = page === undefined || PAGES[page].guards.length === 0;
  store({ target: signInTarget(target) ?? '/', tries: 0, ...(isOpen && { entries: history.length }) });
}

/** The sign-in that this tab began; undefined where there is none. */
export function pendingSignIn(): PendingSignIn | undefined {
  try {
    const stored: unknown = JSON.parse(getSessionItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { target, tries, entries } = stored as Partial<Record<keyof PendingSignIn, unknown>>;
    if (typeof target !== 'string' || typeof tries !== 'number') return undefined;
    return { target: signInTarget(target) ?? '/', tries, ...(typeof entries === 'number' && { entries }) };
  } catch {
    return undefined;
  }
}

/** Counts one more try of this tab's sign-in. @returns false where there is no sign-in or no try left */
export function takeSignInRetry(): boolean {
  const begun = pendingSignIn();
  if (begun === undefined || begun.tries >= TRIES) return false;
  store({ ...begun, tries: begun.tries + 1 });
  return true;
}

/** Removes this tab's sign-in, after it was completed or given up. */
export function endSignIn(): void {
  removeSessionItem(KEY);
}

function store(begun: PendingSignIn): void {
  setSessionItem(KEY, JSON.stringify(begun));
}
