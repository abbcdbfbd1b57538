import type { OwnLinks } from '@waymark/model/entities/own-links';
import type { Failure } from '../session/failure.ts';
import { type ApiAnswer, callApi, failureOfRequest } from './api-client.ts';

const REASONS = { 'in-trash': 'in-trash', invalid: 'invalid' } as const;

type OwnReason = (typeof REASONS)[keyof typeof REASONS];

/** Publishes a work as it is now. A refusal lists all problems at once. */
export async function publishWork(
  uid: string,
  id: string,
): Promise<ApiAnswer<{ publicId: string }, OwnReason>> {
  const path = `works/${id}/publish`;
  const answer = await callApi({ uid, method: 'POST', path, answer: 'publication', reasons: REASONS });
  return 'done' in answer ? { done: { publicId: answer.done.id } } : answer;
}

/**
 * Checks whether a work can be published, without publishing it. Its problems must be known when it is scheduled, because its
 * creator may be away when it is published.
 * @returns the failure, with all problems at once; undefined where it can be published
 */
export function checkWork(uid: string, id: string): Promise<Failure<OwnReason> | undefined> {
  return failureOfRequest({ uid, method: 'POST', path: `works/${id}/check`, reasons: REASONS });
}

/** Counts the user's own stories and lists that link to a pin, whose address changes when it is published as an approximate one. */
export function countOwnLinks(uid: string, id: string): Promise<ApiAnswer<OwnLinks>> {
  return callApi({ uid, method: 'GET', path: `works/${id}/links`, answer: 'ownLinks' });
}

/** Unpublishes a work, which becomes a draft. @returns the failure, or undefined after success */
export function unpublishWork(uid: string, id: string): Promise<Failure<OwnReason> | undefined> {
  return failureOfRequest({ uid, method: 'POST', path: `works/${id}/unpublish`, reasons: REASONS });
}

/** The maximum number of works that one call deletes. */
const MAX_PURGED = 20;

/**
 * Deletes for good those of these works that are in the trash, with the photos that no other item shows. Stops at the first
 * failure.
 * @returns the failure, or undefined after success
 */
export async function purgeWorks(
  uid: string,
  ids: readonly string[],
): Promise<Failure<OwnReason> | undefined> {
  for (let from = 0; from < ids.length; from += MAX_PURGED) {
    const body = { ids: ids.slice(from, from + MAX_PURGED) };
    const failure = await failureOfRequest({
      uid,
      method: 'POST',
      path: 'works/purge',
      body,
      reasons: REASONS,
    });
    if (failure !== undefined) return failure;
  }
  return undefined;
}
