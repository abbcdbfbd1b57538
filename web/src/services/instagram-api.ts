import type { FoundItem, InstagramImport } from '@waymark/model/entities/instagram-import';
import type { Locale } from '@waymark/model/locale';
import type { Failure } from '../session/failure.ts';
import { type ApiAnswer, callApi, failureOfRequest } from './api-client.ts';

const REASONS = { conflict: 'not-now', 'too-many-items': 'full', 'quota-full': 'full' } as const;

type OwnReason = (typeof REASONS)[keyof typeof REASONS];

/**
 * Why an import could not be changed: `not-now` where its status does not allow it, `full` where it has as many items, or its owner as
 * many imports, as they may have.
 */
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

/** Replaces the problems of an import from an archive. @returns the failure, or undefined after success */
export function setProblems(
  uid: string,
  importId: string,
  problems: InstagramImport['problems'],
): Promise<ImportRequestFailure | undefined> {
  const path = `instagram/imports/${importId}/problems`;
  return failureOfRequest({ uid, method: 'PUT', path, body: { problems }, reasons: REASONS });
}

/** Begins to connect an account. @returns the address at Instagram where its owner decides */
export function beginConnection(
  uid: string,
  locale: Locale,
): Promise<ApiAnswer<{ address: string }, OwnReason>> {
  const path = 'instagram/connection/begin';
  return callApi({ uid, method: 'POST', path, body: { locale }, answer: 'address', reasons: REASONS });
}

/** Ends what `beginConnection` began, with what Instagram sent back. @returns the failure, or undefined after success */
export function finishConnection(
  uid: string,
  decision: { code: string; state: string },
): Promise<ImportRequestFailure | undefined> {
  const path = 'instagram/connection';
  return failureOfRequest({ uid, method: 'POST', path, body: decision, reasons: REASONS });
}

/** Forgets the connected account. @returns the failure, or undefined after success */
export function disconnect(uid: string): Promise<ImportRequestFailure | undefined> {
  return failureOfRequest({ uid, method: 'DELETE', path: 'instagram/connection', reasons: REASONS });
}

/** Starts an import from the connected account. @returns its id; where one runs already, that of this one */
export function startImport(uid: string): Promise<ApiAnswer<{ id: string }, OwnReason>> {
  return callApi({ uid, method: 'POST', path: 'instagram/imports', answer: 'id', reasons: REASONS });
}

/** Pauses, continues or cancels an import from the connected account. @returns the failure, or undefined after success */
export function changeImport(
  uid: string,
  importId: string,
  action: 'pause' | 'go-on' | 'cancel',
): Promise<ImportRequestFailure | undefined> {
  const path = `instagram/imports/${importId}/${action}`;
  return failureOfRequest({ uid, method: 'POST', path, reasons: REASONS });
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
