import { type Shared, sharedPath, workNamed } from '@waymark/model/entities/shared';
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

/** The address that is sent to the person who is invited. @param path of the list, or of the editor of the story */
export function invitationLink(path: string, invitation: string): string {
  return new URL(`${path}${FRAGMENT}${invitation}`, location.origin).href;
}

/** Stores the invitation in the address and removes it from there. @returns whether there was one */
export function takeInvitation(): boolean {
  const { pathname, search, hash } = location;
  const shared = hash.startsWith(FRAGMENT) ? sharedAtAddress(pathname, search) : undefined;
  if (shared === undefined) return false;
  const invitation = hash.slice(FRAGMENT.length, FRAGMENT.length + MAX_LENGTH);
  setSessionItem(KEY, `${sharedPath(shared)}/${invitation}`);
  history.replaceState(history.state, '', `${pathname}${search}`);
  return true;
}

/** A list's page is about the list, and the editor of a story of another user about the story. */
function sharedAtAddress(pathname: string, search: string): Shared | undefined {
  const match = matchPath(pathname);
  if (match?.page === 'lists-id') return { kind: 'list', id: match.params.id };
  const name = match?.page === 'workspace-articles' ? new URLSearchParams(search).get('work') : null;
  if (name === null) return undefined;
  const { ownerId, id } = workNamed('', name);
  return ownerId === '' ? undefined : { kind: 'story', ownerId, id };
}

/** The invitation to a list or a story in session storage; undefined where there is none. */
export function storedInvitation(shared: Shared): string | undefined {
  const [stored, path] = [getSessionItem(KEY), sharedPath(shared)];
  return stored?.startsWith(`${path}/`) ? stored.slice(path.length + 1) : undefined;
}

/** Called when the invitation was accepted or declined. */
export function deleteInvitation(): void {
  removeSessionItem(KEY);
}
