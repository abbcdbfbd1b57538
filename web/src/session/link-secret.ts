import { type Shared, sharedAt, sharedPath, workNamed } from '@waymark/model/entities/shared';
import { matchPath } from '@waymark/model/paths/match-path';
import { getSessionItem, removeSessionItem, setSessionItem } from './session-storage.ts';

/*
 * The secret of the link that the user opened: an invitation to edit a list or a story, or what a preview is read with. Session storage
 * keeps it, also during sign-in, so that it leaves the address at once: a secret in the address would be shared, reported and stored in
 * the history.
 */

/** The fragment of a link begins with the name. Browsers send no fragment, so that no server logs the secret and no other site gets it. */
type SecretName = 'invitation' | 'preview';

/** What a secret is for: the list or the story to edit, or any preview. */
export type SecretSubject = Shared | { kind: 'preview' };

/** No real secret is longer. */
const MAX_LENGTH = 200;

/** The address of a page with a secret, to be sent to others. @param path of the page */
export function secretLink(name: SecretName, path: string, secret: string): string {
  return new URL(path + fragmentOf(name) + secret, location.origin).href;
}

/** Stores the secret in the address and removes it from there. @returns whether there was one */
export function takeSecret(): boolean {
  const { pathname, search, hash } = location;
  const subject = subjectAtAddress(pathname, search);
  if (subject === undefined) return false;
  const name = nameFor(subject);
  const fragment = fragmentOf(name);
  if (!hash.startsWith(fragment)) return false;
  const secret = hash.slice(fragment.length, fragment.length + MAX_LENGTH);
  setSessionItem(keyOf(name), `${pathOf(subject)}/${secret}`);
  history.replaceState(history.state, '', `${pathname}${search}`);
  return true;
}

/** The page of a list is about the list, and the editor of a story of another user about the story. */
function subjectAtAddress(pathname: string, search: string): SecretSubject | undefined {
  const match = matchPath(pathname);
  if (match?.page === 'preview') return { kind: 'preview' };
  if (match?.page === 'lists-id') return { kind: 'list', id: match.params.id };
  const work = match?.page === 'workspace-articles' ? new URLSearchParams(search).get('work') : null;
  if (work === null) return undefined;
  const { ownerId, id } = workNamed('', work);
  return ownerId === '' ? undefined : { kind: 'story', ownerId, id };
}

/** The secret for a subject in session storage; undefined where there is none. */
export function storedSecret(subject: SecretSubject): string | undefined {
  const [stored, path] = [getSessionItem(keyOf(nameFor(subject))), pathOf(subject)];
  return stored?.startsWith(`${path}/`) ? stored.slice(path.length + 1) : undefined;
}

/** The name (`nameOfWork`) of the story of another user to which the user is invited; undefined without such an invitation. */
export function invitedStory(): string | undefined {
  const shared = sharedAt(getSessionItem(keyOf('invitation')) ?? '');
  return shared?.kind === 'story' ? `${shared.ownerId}/${shared.id}` : undefined;
}

/** Called when the secret is of no use any more. */
export function deleteSecret(name: SecretName): void {
  removeSessionItem(keyOf(name));
}

function nameFor({ kind }: SecretSubject): SecretName {
  return kind === 'preview' ? 'preview' : 'invitation';
}

function pathOf(subject: SecretSubject): string {
  return subject.kind === 'preview' ? '' : sharedPath(subject);
}

function fragmentOf(name: SecretName): string {
  return `#${name}=`;
}

function keyOf(name: SecretName): string {
  return `waymark.${name}`;
}
