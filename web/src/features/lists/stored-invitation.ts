import { matchPath } from '@waymark/model/paths/match-path';
import { getSessionItem, removeSessionItem, setSessionItem } from '../../session/session-storage.ts';

/*
 * The invitation of the link that the user opened. Session storage keeps it, also during sign-in, so that it leaves the address at
 * once: a secret in the address would be shared, reported and stored in the history.
 */

const KEY = 'waymark.invitation';

/** What the fragment of a link begins with. Browsers send no fragment, so that no server logs the secret and no other site gets it. */
const FRAGMENT = '#invitation=';

/** No real invitation is longer. */
const MAX_LENGTH = 200;

interface StoredInvitation {
  listId: string;
  invitation: string;
}

/** The address that is sent to the person who is invited. @param path of the list */
export function invitationLink(path: string, invitation: string): string {
  return new URL(`${path}${FRAGMENT}${invitation}`, location.origin).href;
}

/** Stores the invitation in the address and removes it from there. @returns whether there was one */
export function takeInvitation(): boolean {
  const { pathname, search, hash } = location;
  const match = hash.startsWith(FRAGMENT) ? matchPath(pathname) : null;
  if (match?.page !== 'lists-id') return false;
  storeInvitation({ listId: match.params.id, invitation: hash.slice(FRAGMENT.length) });
  history.replaceState(history.state, '', `${pathname}${search}`);
  return true;
}

function storeInvitation({ listId, invitation }: StoredInvitation): void {
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
