import type { Locale } from '@waymark/model/locale';
import type { Failure } from '../session/failure.ts';
import { type ApiAnswer, callApi, failureOfRequest } from './api-client.ts';

/*
 * What users do with all of their data. These requests carry both tokens of the user: the server finds the address for letters and
 * the identity at the provider in the second one. They never throw.
 */

interface AccountRequest {
  uid: string;
  locale: Locale;
}

/** Begins an archive of the user's data, whose state the database shows. @returns the failure, or undefined after success */
export function beginExport({ uid, locale }: AccountRequest): Promise<Failure | undefined> {
  return failureOfRequest({ uid, method: 'POST', path: 'account/export', body: { locale }, isProven: true });
}

/** The address from which the browser loads the archive, for ten minutes. */
export async function exportAddress(uid: string): Promise<ApiAnswer<{ address: string }>> {
  return callApi({ uid, method: 'POST', path: 'account/export/download', body: {}, answer: 'address' });
}

/** Requests the deletion of the account. @returns when it begins */
export function requestDeletion({
  uid,
  locale,
}: AccountRequest): Promise<ApiAnswer<{ dueAt: number }, 'sign-in-too-old'>> {
  return callApi({
    uid,
    method: 'POST',
    path: 'account/deletion',
    body: { locale },
    isProven: true,
    answer: 'deletion',
    reasons: { 'sign-in-too-old': 'sign-in-too-old' },
  });
}

/** Keeps the account. @returns the failure, or undefined after success; `begun` where it is too late */
export function cancelDeletion(uid: string): Promise<Failure<'begun'> | undefined> {
  return failureOfRequest({
    uid,
    method: 'DELETE',
    path: 'account/deletion',
    reasons: { 'deletion-begun': 'begun' },
  });
}

/** Ends all sessions of the user, this one too. @returns the failure, or undefined after success */
export function signOutEverywhere({
  uid,
  locale,
}: AccountRequest): Promise<Failure<'provider-away'> | undefined> {
  return failureOfRequest({
    uid,
    method: 'POST',
    path: 'account/sign-out-everywhere',
    body: { locale },
    isProven: true,
    reasons: { 'provider-unavailable': 'provider-away' },
  });
}
