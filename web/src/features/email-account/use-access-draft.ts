import { useMemo, useState } from 'react';
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts';
import { awaitedLetter } from './awaited-letter.ts';

/** What is kept of the forms: never a password. */
export interface AccessDraft {
  email: string;
  username: string;
}

const KEY = 'waymark.email-account';
const EMPTY: AccessDraft = { email: '', username: '' };

/**
 * Address and name as they were entered, stored in this tab, so that the forms share them and a reload keeps them. A tab without an
 * address begins with that of the letter that was asked for.
 */
export function useAccessDraft() {
  const isHydrated = useIsHydrated();
  const stored = useMemo(() => (isHydrated ? read() : EMPTY), [isHydrated]);
  const [changed, show] = useState<AccessDraft>();
  const draft = changed ?? stored;
  const change = (part: Partial<AccessDraft>) => {
    const next = { ...draft, ...part };
    show(next);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Storage is blocked or full; the draft lasts until the page is left.
    }
  };
  return { draft, change };
}

/** Removes the draft, after a sign-in. */
export function deleteAccessDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

function read(): AccessDraft {
  try {
    const { email, username } = (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? {}) as Partial<
      Record<keyof AccessDraft, unknown>
    >;
    return {
      email: typeof email === 'string' && email !== '' ? email : (awaitedLetter()?.email ?? ''),
      username: typeof username === 'string' ? username : '',
    };
  } catch {
    // Storage is blocked, or holds a value that is not JSON.
    return EMPTY;
  }
}
