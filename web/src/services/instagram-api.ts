import type { FoundItem } from '@waymark/model/entities/instagram-import';
import type { Failure } from '../session/failure.ts';
import { type ApiAnswer, callApi, failureOfRequest } from './api-client.ts';

const REASONS = { conflict: 'not-now' } as const;

type OwnReason = (typeof REASONS)[keyof typeof REASONS];

/** Why an import could not be changed: `not-now` where its status does not allow it. */
export type ImportRequestFailure = Failure<OwnReason>;

/** Adds items to an import that runs. @returns the ids of those that another import has */
export function addItems(
  uid: string,
  importId: string,
  items: readonly FoundItem[],
): Promise<ApiAnswer<{ skipped: string[] }, OwnReason>> {
  const path = `instagram/imports/${importId}/items`;
  return callApi({ uid, method: 'POST', path, body: { items }, answer: 'addedItems', reasons: REASONS });
}

/** Removes what was not changed since an import. @returns the failure, or undefined after success */
export function undoImport(uid: string, importId: string): Promise<ImportRequestFailure | undefined> {
  const path = `instagram/imports/${importId}/undo`;
  return failureOfRequest({ uid, method: 'POST', path, reasons: REASONS });
}

/** Deletes an import with its items. @returns the failure, or undefined after success */
export function deleteImport(uid: string, importId: string): Promise<ImportRequestFailure | undefined> {
  const path = `instagram/imports/${importId}`;
  return failureOfRequest({ uid, method: 'DELETE', path, reasons: REASONS });
}
