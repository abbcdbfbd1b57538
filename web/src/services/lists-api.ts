import type { Failure } from '../session/failure.ts';
import { type ApiAnswer, type ApiRequest, callApi, failureOfRequest } from './api-client.ts';

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

/** Why a list could not be shared, accepted, deleted or restored. */
export type SharingFailure = Failure<OwnReason>;

/** Creates an invitation to edit a list. @returns the secret of its link, which is returned only this once */
export async function inviteTo(
  uid: string,
  listId: string,
): Promise<ApiAnswer<{ invitation: string }, OwnReason>> {
  const path = `lists/${listId}/invitations`;
  return callApi({ uid, method: 'POST', path, answer: 'invitation', reasons: REASONS });
}

/** @returns the failure, or undefined after success */
export function revokeInvitation(
  uid: string,
  listId: string,
  id: string,
): Promise<SharingFailure | undefined> {
  return ask({ uid, method: 'DELETE', path: `${listId}/invitations/${id}` });
}

/** Removes an editor from a list. Editors may remove themselves. @returns the failure, or undefined after success */
export function removeEditor(
  uid: string,
  listId: string,
  editorId: string,
): Promise<SharingFailure | undefined> {
  return ask({ uid, method: 'DELETE', path: `${listId}/editors/${editorId}` });
}

/** Deletes a list of the user. @returns the failure, or undefined after success */
export function deleteList(uid: string, listId: string): Promise<SharingFailure | undefined> {
  return ask({ uid, method: 'DELETE', path: listId });
}

/**
 * Restores a list that was deleted a moment ago, with its items and editors.
 * @returns the failure, or undefined after success
 */
export function restoreList(uid: string, listId: string): Promise<SharingFailure | undefined> {
  return ask({ uid, method: 'POST', path: `${listId}/restore` });
}

/** The request that accepts an invitation. */
interface Accepting {
  listId: string;
  invitation: string;
  /** The new editor's display name, for the list's owner. */
  name: string;
}

/** Makes the user an editor of a list. @returns the failure, or undefined after success */
export function acceptInvitation(uid: string, body: Accepting): Promise<SharingFailure | undefined> {
  return ask({ uid, method: 'POST', path: 'invitations/accept', body });
}

/** @param request with its path below `/api/lists/` */
function ask(
  request: Pick<ApiRequest<'done', OwnReason>, 'uid' | 'method' | 'path' | 'body'>,
): Promise<SharingFailure | undefined> {
  return failureOfRequest({ ...request, path: `lists/${request.path}`, reasons: REASONS });
}
