import type { PhotoEditing } from '@waymark/model/entities/photo-edit';
import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import type { Failure } from '../session/failure.ts';
import { type ApiAnswer, callApi, failureOfRequest } from './api-client.ts';

/** Where the photos of a creator are used, and which have no description. */
export function usesOfPhotos(uid: string): Promise<ApiAnswer<PhotoUses>> {
  return callApi({ uid, method: 'GET', path: 'photos/uses', answer: 'photoUses' });
}

/** Why a photo could not be edited. */
export type PhotoEditFailure = Failure;

/**
 * Makes a new photo of one that is there. Repeated, it makes no other one. The photo is made after the answer, as after an upload.
 * @returns the failure, or undefined after success
 */
export function editPhoto(uid: string, editing: PhotoEditing): Promise<PhotoEditFailure | undefined> {
  return failureOfRequest({ uid, method: 'POST', path: 'photos/edits', body: editing });
}
