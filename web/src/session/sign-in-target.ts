import { matchPath } from '@waymark/model/paths/match-path';
import { pathOfOurs } from './addresses.ts';
import { getSessionItem, removeSessionItem, setSessionItem } from './session-storage.ts';

/*
 * Where this tab goes on to after the sign-in that it began. It is kept beside what the SDK keeps, which is one sign-in for all
 * tabs, and gone with the first look at an answer: an answer that was lost can be asked for again.
 */

const KEY = 'waymark.sign-in';

/** How often an answer that was lost is asked for again before somebody is told. */
const TRIES = 2;

/** Longer addresses are none of ours. */
const MAX_LENGTH = 4_000;

/** What a provider sends back, which must not be taken for an answer a second time. */
const ANSWERS = ['code', 'state', 'error', 'error_description', 'error_uri', 'iss', 'session_state'];

export interface Begun {
  /** A path of ours with its query and hash. */
  target: string;
  /** How often it was begun again. */
  tries: number;
}

/** Keeps where a sign-in leads that begins now; what is no path of ours leads to the first page. */
export function beginSignIn(target: string): void {
  keep({ target: targetOf(target), tries: 0 });
}

/** The sign-in that this tab began; undefined where it began none. */
export function begunSignIn(): Begun | undefined {
  try {
    const kept: unknown = JSON.parse(getSessionItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { target, tries } = kept as Partial<Record<keyof Begun, unknown>>;
    if (typeof target !== 'string' || typeof tries !== 'number') return undefined;
    return { target: targetOf(target), tries };
  } catch {
    return undefined;
  }
}

/** Counts one more try of the sign-in that this tab began; false where there is none, or were enough. */
export function maySignInAgain(): boolean {
  const begun = begunSignIn();
  if (begun === undefined || begun.tries >= TRIES) return false;
  keep({ ...begun, tries: begun.tries + 1 });
  return true;
}

/** Forgets the sign-in that this tab began: it is done, or given up. */
export function endSignIn(): void {
  removeSessionItem(KEY);
}

function keep(begun: Begun): void {
  setSessionItem(KEY, JSON.stringify(begun));
}

function targetOf(address: string): string {
  const path = address.length <= MAX_LENGTH ? pathOfOurs(address) : undefined;
  if (path === undefined) return '/';
  const url = new URL(path, location.origin);
  // Nobody signs in to be signed out.
  if (matchPath(url.pathname)?.page === 'logout') return '/';
  if (!url.searchParams.has('state')) return path;
  for (const name of ANSWERS) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}
