import type { Shared } from '@waymark/model/entities/shared';
import type { Failure } from '../session/failure.ts';
import { type ApiAnswer, type ApiRequest, callApi, failureOfRequest } from './api-client.ts';

const REASONS = {
  forbidden: 'not-owner',
  'invitation-unknown': 'unknown',
  'invitation-used': 'used',
  'invitation-revoked': 'revoked',
  'invitation-expired': 'expired',
  'list-full': 'editors-full',
  'story-full': 'writers-full',
  'too-many-invitations': 'invitations-full',
} as const;

type OwnReason = (typeof REASONS)[keyof typeof REASONS];

/** Why a list or a story could not be shared, or an invitation not be accepted. */
export type SharingFailure = Failure<OwnReason>;

/** Creates an invitation to edit a list or a story. @returns the secret of its link, which is returned only this once */
export async function inviteTo(
  uid: string,
  shared: Shared,
): Promise<ApiAnswer<{ invitation: string }, OwnReason>> {
  const path = `${pathOf(shared)}/invitations`;
  return callApi({ uid, method: 'POST', path, answer: 'invitation', reasons: REASONS });
}

/** @returns the failure, or undefined after success */
export function revokeInvitation(
  uid: string,
  shared: Shared,
  id: string,
): Promise<SharingFailure | undefined> {
  return ask({ uid, method: 'DELETE', path: `${pathOf(shared)}/invitations/${id}` });
}

/**
 * Removes an editor from a list, or a co-writer from a story. They may remove themselves.
 * @returns the failure, or undefined after success
 */
export function removeEditor(
  uid: string,
  shared: Shared,
  editorId: string,
): Promise<SharingFailure | undefined> {
  return ask({ uid, method: 'DELETE', path: `${pathOf(shared)}/editors/${editorId}` });
}

interface Accepting {
  shared: Shared;
  invitation: string;
  /** The name that the user chose, for the owner. */
  name: string;
}

/** Makes the user an editor of a list or a co-writer of a story. @returns the failure, or undefined after success */
export function acceptInvitation(
  uid: string,
  { shared, ...rest }: Accepting,
): Promise<SharingFailure | undefined> {
  return shared.kind === 'list'
    ? ask({ uid, method: 'POST', path: 'lists/invitations/accept', body: { ...rest, listId: shared.id } })
    : ask({
        uid,
        method: 'POST',
        path: 'works/invitations/accept',
        body: { ...rest, ownerId: shared.ownerId, workId: shared.id },
      });
}

function pathOf(shared: Shared): string {
  return shared.kind === 'list' ? `lists/${shared.id}` : `works/${shared.ownerId}/${shared.id}`;
}

function ask(
  request: Pick<ApiRequest<'done', OwnReason>, 'uid' | 'method' | 'path' | 'body'>,
): Promise<SharingFailure | undefined> {
  return failureOfRequest({ ...request, reasons: REASONS });
}
