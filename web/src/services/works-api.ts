import type { Failure } from '../session/failure.ts';
import { type ApiAnswer, callApi, failureIn } from './api-client.ts';

const REASONS = { 'in-trash': 'in-trash', invalid: 'invalid' } as const;

type OwnReason = (typeof REASONS)[keyof typeof REASONS];

/** Makes a work public as it is now. What keeps it from that is answered all at once. */
export async function publishWork(
  uid: string,
  id: string,
): Promise<ApiAnswer<{ publicId: string }, OwnReason>> {
  const path = `works/${id}/publish`;
  const answer = await callApi({ uid, method: 'POST', path, answer: 'publication', reasons: REASONS });
  return 'done' in answer ? { done: { publicId: answer.done.id } } : answer;
}

/** Takes a work back from the public: it is a draft then. @returns why not; undefined where it is done */
export function unpublishWork(uid: string, id: string): Promise<Failure<OwnReason> | undefined> {
  return failureIn({ uid, method: 'POST', path: `works/${id}/unpublish`, reasons: REASONS });
}

/** How many works are deleted with one call. */
const MAX_PURGED = 20;

/**
 * Deletes for good those of these works that are in the trash, with the photos that nothing else shows. Stops at the first failure.
 * @returns why not; undefined where it is done
 */
export async function purgeWorks(
  uid: string,
  ids: readonly string[],
): Promise<Failure<OwnReason> | undefined> {
  for (let from = 0; from < ids.length; from += MAX_PURGED) {
    const body = { ids: ids.slice(from, from + MAX_PURGED) };
    const failure = await failureIn({ uid, method: 'POST', path: 'works/purge', body, reasons: REASONS });
    if (failure !== undefined) return failure;
  }
  return undefined;
}
