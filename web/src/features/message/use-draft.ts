import { useMemo, useState } from 'react';
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts';

/** A message as it stands in the form. */
export interface WrittenMessage {
  name: string;
  email: string;
  body: string;
  /** What identifies this version of the message for the server, once the visitor has sent it. */
  key?: string | undefined;
}

const EMPTY: WrittenMessage = { name: '', email: '', body: '' };

interface StoredMessageDraft {
  draft: WrittenMessage;
  setDraft: (draft: WrittenMessage) => void;
  clear: () => void;
  /** Whether the draft survives a reload; false where the browser cannot store it. */
  isStored: boolean;
}

/** A draft of a message, stored in this tab. It survives navigation and reloads. */
export function useDraft(recipient: string): StoredMessageDraft {
  const key = `waymark.message.${recipient}`;
  const isHydrated = useIsHydrated();
  const stored = useMemo(() => (isHydrated ? read(key) : EMPTY), [isHydrated, key]);
  const [changed, show] = useState<WrittenMessage>();
  const [isStored, setStored] = useState(true);
  const setDraft = (next: WrittenMessage) => {
    show(next);
    setStored(write(key, next));
  };
  return { draft: changed ?? stored, setDraft, clear: () => setDraft(EMPTY), isStored };
}

function read(key: string): WrittenMessage {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return draftIn(stored) ?? EMPTY;
  } catch {
    // Storage is blocked, or holds a value that is not JSON.
    return EMPTY;
  }
}

/** No schema is used: an unfinished message need not be valid yet. */
function draftIn(stored: unknown): WrittenMessage | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { name = '', email, body, key } = stored as Partial<Record<keyof WrittenMessage, unknown>>;
  if (typeof name !== 'string' || typeof email !== 'string' || typeof body !== 'string') return undefined;
  return { name, email, body, ...(typeof key === 'string' && { key }) };
}

/** @returns whether the draft was stored. Where storage is blocked or full it is not, and the form says so. */
function write(key: string, draft: WrittenMessage): boolean {
  try {
    if (draft.name === '' && draft.email === '' && draft.body === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
