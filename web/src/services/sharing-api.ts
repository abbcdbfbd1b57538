import type { Shared } from '@waymark/model/entities/shared';
import type { Failure } from '../session/failure.ts';
import { type ApiAnswer, callApi, failureOfRequest } from './api-client.ts';

/** Inviting and accepting need a permission where a story is shared, and their refusal means that it is missing. */
const REASONS = {
  'invitation-unknown': 'unknown',
  'invitation-used': 'used',
  'invitation-revoked': 'revoked',
  'invitation-expired': 'expired',
  'list-full': 'editors-full',
  'story-full': 'writers-full',
  'too-many-invitations': 'invitations-full',
} as const;

/** Taking back an invitation, removing others and leaving need none. */
const REASONS_OF_ENDING = { forbidden: 'not-owner' } as const;

type OwnReason =
  | (typeof REASONS)[keyof typeof REASONS]
  | (typeof REASONS_OF_ENDING)[keyof typeof REASONS_OF_ENDING];

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
  return end(uid, `${pathOf(shared)}/invitations/${id}`);
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
  return end(uid, `${pathOf(shared)}/editors/${editorId}`);
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
  const [path, body] =
    shared.kind === 'list'
      ? ['lists/invitations/accept', { ...rest, listId: shared.id }]
      : ['works/invitations/accept', { ...rest, ownerId: shared.ownerId, workId: shared.id }];
  return failureOfRequest({ uid, method: 'POST', path, body, reasons: REASONS });
}

function pathOf(shared: Shared): string {
  return shared.kind === 'list' ? `lists/${shared.id}` : `works/${shared.ownerId}/${shared.id}`;
}

function end(uid: string, path: string): Promise<SharingFailure | undefined> {
  return failureOfRequest({ uid, method: 'DELETE', path, reasons: REASONS_OF_ENDING });
}
