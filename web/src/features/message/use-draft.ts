import type { MessageDraft } from '@waymark/model/entities/message';
import { useMemo, useState } from 'react';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

const EMPTY: MessageDraft = { email: '', body: '' };

interface StoredMessageDraft {
  draft: MessageDraft;
  setDraft: (draft: MessageDraft) => void;
  /** Whether the draft survives a reload; false where the browser cannot store it. */
  isStored: boolean;
}

/** A draft of a message, stored in this tab. It survives navigation and reloads. */
export function useDraft(recipient: string): StoredMessageDraft {
  const key = `waymark.message.${recipient}`;
  const isHydrated = useIsHydrated();
  const stored = useMemo(() => (isHydrated ? read(key) : EMPTY), [isHydrated, key]);
  const [changed, show] = useState<MessageDraft>();
  const [isStored, setStored] = useState(true);
  const setDraft = (next: MessageDraft) => {
    show(next);
    setStored(write(key, next));
  };
  return { draft: changed ?? stored, setDraft, isStored };
}

function read(key: string): MessageDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(stored) ? stored : EMPTY;
  } catch {
    // Storage is blocked, or holds a value that is not JSON.
    return EMPTY;
  }
}

/** No schema is used: an unfinished message need not be valid yet. */
function isDraft(stored: unknown): stored is MessageDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const { email, body } = stored as Partial<Record<keyof MessageDraft, unknown>>;
  return typeof email === 'string' && typeof body === 'string';
}

/** @returns whether the draft was stored. Where storage is blocked or full it is not, and the form says so. */
function write(key: string, draft: MessageDraft): boolean {
  try {
    if (draft.email === '' && draft.body === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
