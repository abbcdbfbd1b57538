import { FetchError } from 'ofetch';
import { fieldOf } from './ask.ts';
import { http } from './http.ts';

/** What the server's codes mean to whoever shares a list or was invited to one. */
const WHYS = {
  login_required: 'signed-out',
  forbidden: 'forbidden',
  'not-found': 'gone',
  'invitation-unknown': 'unknown',
  'invitation-used': 'used',
  'invitation-revoked': 'revoked',
  'invitation-expired': 'expired',
  'list-full': 'full',
  'too-many-invitations': 'too-many-open',
  'too-many': 'too-many',
  'try-again': 'unreachable',
} as const;

/** Why nothing was done. */
export type SharingRefusal = (typeof WHYS)[keyof typeof WHYS] | 'unreachable' | 'broken';

/** What is asked, as who. */
interface Asked {
  uid: string;
  method: 'POST' | 'DELETE';
  /** Below `/api/lists/`. */
  path: string;
  body?: Readonly<Record<string, string>>;
}

/** Makes an invitation to edit a list. @returns what its link says, which is told this once */
export async function inviteTo(
  uid: string,
  listId: string,
): Promise<{ invitation: string } | { refused: SharingRefusal }> {
  const answer = await ask({ uid, method: 'POST', path: `${listId}/invitations` });
  if ('refused' in answer) return answer;
  const invitation = fieldOf(answer.done, 'invitation');
  return typeof invitation === 'string' ? { invitation } : { refused: 'broken' };
}

/** @returns why not; undefined where it is done */
export async function revokeInvitation(
  uid: string,
  listId: string,
  id: string,
): Promise<SharingRefusal | undefined> {
  return refusalIn(await ask({ uid, method: 'DELETE', path: `${listId}/invitations/${id}` }));
}

/** Takes somebody out of who edits a list, or lets oneself out. @returns why not; undefined where it is done */
export async function removeEditor(
  uid: string,
  listId: string,
  editorId: string,
): Promise<SharingRefusal | undefined> {
  return refusalIn(await ask({ uid, method: 'DELETE', path: `${listId}/editors/${editorId}` }));
}

/** Deletes a list of one's own. @returns why not; undefined where it is done */
export async function deleteList(uid: string, listId: string): Promise<SharingRefusal | undefined> {
  return refusalIn(await ask({ uid, method: 'DELETE', path: listId }));
}

/** Brings a list back that was deleted a moment ago, with all in it, and who edits it. @returns why not; undefined where it is done */
export async function restoreList(uid: string, listId: string): Promise<SharingRefusal | undefined> {
  return refusalIn(await ask({ uid, method: 'POST', path: `${listId}/restore` }));
}

/** What somebody says who accepts an invitation. */
interface Accepting {
  listId: string;
  invitation: string;
  /** What they call themselves, for the list's owner. */
  name: string;
}

/** Becomes an editor of a list. @returns why not; undefined where it is done */
export async function acceptInvitation(
  uid: string,
  { listId, invitation, name }: Accepting,
): Promise<SharingRefusal | undefined> {
  const body = { listId, invitation, name };
  return refusalIn(await ask({ uid, method: 'POST', path: 'invitations/accept', body }));
}

function refusalIn(answer: Awaited<ReturnType<typeof ask>>): SharingRefusal | undefined {
  return 'refused' in answer ? answer.refused : undefined;
}

async function ask({
  uid,
  method,
  path,
  body,
}: Asked): Promise<{ done: unknown } | { refused: SharingRefusal }> {
  try {
    const [{ connectedSession }, { idTokenOf }] = await Promise.all([
      import('../session/connected-session.ts'),
      import('../session/credentials.ts'),
    ]);
    // Who has just signed in may be known here before Firebase knows them.
    await connectedSession();
    const headers = { authorization: `Bearer ${await idTokenOf(uid)}` };
    return { done: await http<unknown>(`/api/lists/${path}`, { method, headers, ...(body && { body }) }) };
  } catch (error) {
    return { refused: whyOf(error) };
  }
}

function whyOf(error: unknown): SharingRefusal {
  if (!(error instanceof FetchError)) {
    // Before anything was sent: whoever it was is gone, or Firebase could not be asked.
    return error instanceof Error && error.name === 'SomebodyElse' ? 'signed-out' : 'unreachable';
  }
  if (error.status === undefined) return 'unreachable';
  const code = fieldOf(error.data, 'error');
  return typeof code === 'string' && Object.hasOwn(WHYS, code) ? WHYS[code as keyof typeof WHYS] : 'broken';
}
