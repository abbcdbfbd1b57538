import type { Failure } from '../session/failure.ts';
import { type ApiAnswer, type ApiRequest, callApi, failureIn } from './api-client.ts';

const REASONS = {
  forbidden: 'not-owner',
  'invitation-unknown': 'unknown',
  'invitation-used': 'used',
  'invitation-revoked': 'revoked',
  'invitation-expired': 'expired',
  'list-full': 'editors-full',
  'too-many-invitations': 'invitations-full',
} as const;

type OwnReason = (typeof REASONS)[keyof typeof REASONS];

/** Why a list was not shared, accepted, deleted or brought back. */
export type SharingFailure = Failure<OwnReason>;

/** Makes an invitation to edit a list. @returns what its link says, which is answered this once */
export async function inviteTo(
  uid: string,
  listId: string,
): Promise<ApiAnswer<{ invitation: string }, OwnReason>> {
  const path = `lists/${listId}/invitations`;
  return callApi({ uid, method: 'POST', path, answer: 'invitation', reasons: REASONS });
}

/** @returns why not; undefined where it is done */
export function revokeInvitation(
  uid: string,
  listId: string,
  id: string,
): Promise<SharingFailure | undefined> {
  return ask({ uid, method: 'DELETE', path: `${listId}/invitations/${id}` });
}

/** Takes an editor out of a list, or lets oneself out. @returns why not; undefined where it is done */
export function removeEditor(
  uid: string,
  listId: string,
  editorId: string,
): Promise<SharingFailure | undefined> {
  return ask({ uid, method: 'DELETE', path: `${listId}/editors/${editorId}` });
}

/** Deletes a list of one's own. @returns why not; undefined where it is done */
export function deleteList(uid: string, listId: string): Promise<SharingFailure | undefined> {
  return ask({ uid, method: 'DELETE', path: listId });
}

/** Brings a list back that was deleted a moment ago, with all in it, and who edits it. @returns why not; undefined where it is done */
export function restoreList(uid: string, listId: string): Promise<SharingFailure | undefined> {
  return ask({ uid, method: 'POST', path: `${listId}/restore` });
}

/** What is sent to accept an invitation. */
interface Accepting {
  listId: string;
  invitation: string;
  /** What the new editor calls themselves, for the list's owner. */
  name: string;
}

/** Becomes an editor of a list. @returns why not; undefined where it is done */
export function acceptInvitation(uid: string, body: Accepting): Promise<SharingFailure | undefined> {
  return ask({ uid, method: 'POST', path: 'invitations/accept', body });
}

/** @param request with its path below `/api/lists/` */
function ask(
  request: Pick<ApiRequest<'done', OwnReason>, 'uid' | 'method' | 'path' | 'body'>,
): Promise<SharingFailure | undefined> {
  return failureIn({ ...request, path: `lists/${request.path}`, reasons: REASONS });
}
