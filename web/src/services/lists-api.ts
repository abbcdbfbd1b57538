import type { Failure } from '../session/failure.ts';
import { failureOfRequest } from './api-client.ts';

const REASONS = { forbidden: 'not-owner' } as const;

/** Why a list could not be deleted or restored. */
type ListFailure = Failure<'not-owner'>;

/** Deletes a list of the user. @returns the failure, or undefined after success */
export function deleteList(uid: string, listId: string): Promise<ListFailure | undefined> {
  return failureOfRequest({ uid, method: 'DELETE', path: `lists/${listId}`, reasons: REASONS });
}

/**
 * Restores a list that was deleted a moment ago, with its items and editors.
 * @returns the failure, or undefined after success
 */
export function restoreList(uid: string, listId: string): Promise<ListFailure | undefined> {
  return failureOfRequest({ uid, method: 'POST', path: `lists/${listId}/restore`, reasons: REASONS });
}
