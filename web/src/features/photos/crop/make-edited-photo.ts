import { originalPath } from '@waymark/model/entities/original';
import type { Photo } from '@waymark/model/entities/photo';
import type { PhotoEditing } from '@waymark/model/entities/photo-edit';
import { type UploadFailure, uploadFailureOf } from '../../../live/uploads/upload-failure.ts';
import { OPEN_REASONS, removeQuietly } from '../../../live/uploads/upload-photo.ts';
import type { UploadTransport } from '../../../live/uploads/upload-transport.ts';
import { editPhoto, type PhotoEditFailure } from '../../../services/photos-api.ts';

export type EditFailure = UploadFailure | PhotoEditFailure;

/** The services that it uses. Tests have their own. */
export interface EditServices {
  request: typeof editPhoto;
  load: () => Promise<Pick<UploadTransport, 'whenVariantsMade' | 'remove'>>;
}

const SERVICES: EditServices = {
  request: editPhoto,
  load: async () => (await import('../../../live/uploads/firebase-transport.ts')).firebaseTransport,
};

/**
 * Makes a new photo of one that is there, and waits until it can be shown. It never throws. Where it fails for good, or is aborted, no
 * new photo stays; `isOpen` says that there may be one, which a request with the same id finds.
 */
export async function makeEditedPhoto(
  uid: string,
  editing: PhotoEditing,
  signal: AbortSignal,
  services: EditServices = SERVICES,
): Promise<{ photo: Photo } | { failure: EditFailure; isOpen: boolean }> {
  const refused = await services.request(uid, editing);
  if (refused !== undefined && !signal.aborted) return { failure: refused, isOpen: true };
  try {
    const transport = await services.load();
    signal.throwIfAborted();
    return { photo: await transport.whenVariantsMade(uid, editing.id, signal) };
  } catch (error) {
    const failure = signal.aborted ? { reason: 'unreachable' as const } : uploadFailureOf(error);
    const isOpen = !signal.aborted && (failure.reason === 'offline' || OPEN_REASONS.includes(failure.reason));
    if (!isOpen) await removeEdited(uid, editing.id, services);
    return { failure, isOpen };
  }
}

/** Removes a new photo that is not used, as far as that is possible now. */
export async function removeEdited(
  uid: string,
  photoId: string,
  services: EditServices = SERVICES,
): Promise<void> {
  try {
    await removeQuietly(await services.load(), originalPath(uid, photoId));
  } catch (error) {
    console.warn('A photo that is not wanted could not be removed.', error);
  }
}
