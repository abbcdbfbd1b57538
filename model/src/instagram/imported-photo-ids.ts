import { derivedId } from '../archive/derived-id.ts';
import { MAX_MEDIA_PHOTOS } from '../entities/instagram-import.ts';

/**
 * The id of an imported photo: each import gives a photo the same id, so that it is stored once.
 * @param uid of the account that imports
 * @param index of the photo in its carousel, from 0
 */
export function importedPhotoId(uid: string, mediaId: string, index: number): Promise<string> {
  return derivedId(uid, `instagram ${mediaId} ${index}`);
}

/** The ids of all photos that an import may have stored for a medium, also those that its item does not name yet. */
export function importedPhotoIds(
  uid: string,
  { mediaId, photosFound }: { mediaId: string; photosFound: number },
): Promise<string[]> {
  const length = Math.min(MAX_MEDIA_PHOTOS, photosFound || 0);
  return Promise.all(Array.from({ length }, (_, index) => importedPhotoId(uid, mediaId, index)));
}
