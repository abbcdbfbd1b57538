import { useState } from 'react';
import { onSessionEnd } from '../../session/session-end.ts';
import { getSessionItem, removeSessionItem, setSessionItem } from '../../session/session-storage.ts';
import { createStore, useStore } from '../../ui/hooks/store.ts';

/*
 * Stores what a member has written and not sent yet, in this tab. It survives a reload and a lost session. Signing out
 * deletes it, and another user never sees it.
 */

const NAMES = ['join', 'profile'] as const;
export type DraftName = (typeof NAMES)[number];

/** The maximum length of a draft, in UTF-16 code units. The server does not accept more either. */
const MAX_LENGTH = 64 * 1_024;

const keyOf = (name: DraftName) => `waymark.draft.${name}`;

/** The user's draft; undefined where there is none. A draft of another user is deleted. */
export function loadDraft(name: DraftName, uid: string): unknown {
  const text = getSessionItem(keyOf(name));
  if (text === null) return undefined;
  const stored = parsed(text);
  if (stored?.uid === uid) return stored.draft;
  deleteDraft(name);
  return undefined;
}

export function storeDraft(name: DraftName, uid: string, draft: unknown): void {
  const text = JSON.stringify({ uid, draft });
  if (text.length <= MAX_LENGTH) setSessionItem(keyOf(name), text);
}

export function deleteDraft(name: DraftName): void {
  removeSessionItem(keyOf(name));
}

function parsed(text: string): { uid?: unknown; draft?: unknown } | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === 'object' && stored !== null ? stored : undefined;
  } catch {
    // The stored value does not have this format.
    return undefined;
  }
}

/** The number of sign-outs since the page was loaded. */
const signOuts = createStore(0);

/** Deletes all drafts, because their author signs out. */
export function deleteDrafts(): void {
  for (const name of NAMES) deleteDraft(name);
  signOuts.set(signOuts.current() + 1);
}

// In this tab only the sign-out page ends a session on purpose. A lost session keeps the drafts.
onSessionEnd((moment, isOwn) => {
  if (moment === 'ending' && !isOwn) deleteDrafts();
});

/** Whether the author has signed out since the page was opened. Then nothing is stored and no question is asked. */
export function useHasSignedOut(): boolean {
  const now = useStore(signOuts);
  const [first] = useState(now);
  return now !== first;
}
