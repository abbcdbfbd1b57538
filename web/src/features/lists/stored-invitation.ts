import { getSessionItem, removeSessionItem, setSessionItem } from '../../session/session-storage.ts';

/*
 * The invitation of the link that the user opened. Session storage keeps it, also during sign-in, so that it leaves the address at
 * once: a secret in the address would be shared, reported and stored in the history.
 */

const KEY = 'waymark.invitation';

/** The part of a link's query that holds an invitation. */
export const INVITATION = 'invitation';

/** No real invitation is longer. */
const MAX_LENGTH = 200;

interface StoredInvitation {
  listId: string;
  invitation: string;
}

export function storeInvitation({ listId, invitation }: StoredInvitation): void {
  setSessionItem(KEY, `${listId}/${invitation.slice(0, MAX_LENGTH)}`);
}

/** The invitation to a list in session storage; undefined where there is none. */
export function storedInvitation(listId: string): string | undefined {
  const stored = getSessionItem(KEY);
  return stored?.startsWith(`${listId}/`) ? stored.slice(listId.length + 1) : undefined;
}

/** Called when the invitation was accepted or declined. */
export function deleteInvitation(): void {
  removeSessionItem(KEY);
}
