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

interface KeptInvitation {
  listId: string;
  invitation: string;
}

export function keepInvitation({ listId, invitation }: KeptInvitation): void {
  setSessionItem(KEY, `${listId}/${invitation.slice(0, MAX_LENGTH)}`);
}

/** The invitation to a list in session storage; undefined where there is none. */
export function keptInvitation(listId: string): string | undefined {
  const kept = getSessionItem(KEY);
  return kept?.startsWith(`${listId}/`) ? kept.slice(listId.length + 1) : undefined;
}

/** Called when the invitation was accepted or declined. */
export function forgetInvitation(): void {
  removeSessionItem(KEY);
}
