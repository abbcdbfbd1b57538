import type { Failure } from '../session/failure.ts';
import type { Answers } from './api-answers.ts';
import { type ApiAnswer, callApi, failureOfRequest } from './api-client.ts';

const REASONS = { 'in-trash': 'in-trash' } as const;

/** Why a link to a preview could not be made, found or ended. */
export type PreviewFailure = Failure<'in-trash'>;

/** What the page of a preview shows. */
export type Preview = Answers['preview'];

/** Reads a preview, for anyone who has its link. The reason `gone` stands for every link that does not work. */
export function readPreview(preview: string): Promise<ApiAnswer<Preview>> {
  return callApi({ uid: null, method: 'POST', path: 'previews/read', body: { preview }, answer: 'preview' });
}

/** Until when the link to the preview of a work works, in milliseconds; null where it has none. */
export function previewEnd(uid: string, workId: string): Promise<ApiAnswer<{ expiresAt: number | null }>> {
  return callApi({ uid, method: 'GET', path: `previews/${workId}`, answer: 'previewEnd' });
}

/** Makes a link to the preview of a work, which ends the former one. @returns its secret, which is returned only this once */
export function makePreviewLink(
  uid: string,
  workId: string,
): Promise<ApiAnswer<{ preview: string; expiresAt: number }, 'in-trash'>> {
  return callApi({
    uid,
    method: 'POST',
    path: `previews/${workId}`,
    answer: 'previewLink',
    reasons: REASONS,
  });
}

/** Ends the link to the preview of a work. @returns the failure, or undefined after success */
export function endPreview(uid: string, workId: string): Promise<Failure | undefined> {
  return failureOfRequest({ uid, method: 'DELETE', path: `previews/${workId}` });
}
