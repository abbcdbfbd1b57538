import { getSessionItem, removeSessionItem, setSessionItem } from '../../session/session-storage.ts';

/*
 * The invitation that somebody followed the link of. The tab keeps it, over the sign-in too, so that it is in the address no
 * longer than it takes to read it: a secret there would be shared, reported and remembered.
 */

const KEY = 'waymark.invitation';

/** The part of a link's query that holds an invitation. */
export const INVITATION = 'invitation';

/** Longer ones are none of ours. */
const MAX_LENGTH = 200;

interface KeptInvitation {
  listId: string;
  invitation: string;
}

export function keepInvitation({ listId, invitation }: KeptInvitation): void {
  setSessionItem(KEY, `${listId}/${invitation.slice(0, MAX_LENGTH)}`);
}

/** The invitation to a list that this tab keeps; undefined where there is none. */
export function keptInvitation(listId: string): string | undefined {
  const kept = getSessionItem(KEY);
  return kept?.startsWith(`${listId}/`) ? kept.slice(listId.length + 1) : undefined;
}

/** It was accepted, or is not wanted. */
export function forgetInvitation(): void {
  removeSessionItem(KEY);
}
