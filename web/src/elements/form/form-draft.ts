import { useState } from 'react';
import { onSessionEnd } from '../../session/session-end.ts';
import { getSessionItem, removeSessionItem, setSessionItem } from '../../session/session-storage.ts';
import { createStore, useStore } from '../../ui/store.ts';

/*
 * What a member has begun to write and not sent, kept in this tab: it outlives a reload, and a session that was lost. Whoever
 * signs out takes it with them, and nobody else ever sees it.
 */

const NAMES = ['join', 'profile'] as const;
export type DraftName = (typeof NAMES)[number];

/** More than the server takes is not kept either, in UTF-16 code units. */
const MAX_LENGTH = 64 * 1_024;

const keyOf = (name: DraftName) => `waymark.draft.${name}`;

/** What somebody has begun; undefined where there is nothing of theirs. What is of somebody else goes. */
export function keptDraft(name: DraftName, uid: string): unknown {
  const text = getSessionItem(keyOf(name));
  if (text === null) return undefined;
  const kept = parsed(text);
  if (kept?.uid === uid) return kept.draft;
  forgetDraft(name);
  return undefined;
}

export function keepDraft(name: DraftName, uid: string, draft: unknown): void {
  const text = JSON.stringify({ uid, draft });
  if (text.length <= MAX_LENGTH) setSessionItem(keyOf(name), text);
}

export function forgetDraft(name: DraftName): void {
  removeSessionItem(keyOf(name));
}

function parsed(text: string): { uid?: unknown; draft?: unknown } | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? kept : undefined;
  } catch {
    // Not ours.
    return undefined;
  }
}

/** How often somebody has signed out since the page was loaded. */
const signOuts = createStore(0);

/** Forgets everything, because whoever wrote it signs out. */
export function forgetDrafts(): void {
  for (const name of NAMES) forgetDraft(name);
  signOuts.set(signOuts.current() + 1);
}

// An end that this tab brings about is a sign-out only on the page for it: a session that is lost leaves what was written.
onSessionEnd((moment, isOurs) => {
  if (moment === 'ending' && !isOurs) forgetDrafts();
});

/** Whether whoever writes has signed out since the page was there: nothing is to be kept any more, and nobody to be asked. */
export function useHasSignedOut(): boolean {
  const now = useStore(signOuts);
  const [first] = useState(now);
  return now !== first;
}
