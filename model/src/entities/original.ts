/*
 * The originals of photos that creators upload. They are apart from `photo.ts`, which every visitor loads.
 */

/** The types of originals, as in storage.rules. SVG is missing because it may contain scripts. */
export const PHOTO_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'image/avif',
  'image/gif',
] as const;

export type PhotoType = (typeof PHOTO_TYPES)[number];

/** The largest original in bytes, as in storage.rules. */
export const MAX_ORIGINAL_BYTES = 40 * 1024 * 1024;

/** The most photos that a query of the library asks for; the rules have the same number. */
export const MOST_PHOTOS_AT_ONCE = 61;

/** The Storage folder of a photo's variants. */
export function photoPathOf(uid: string, photoId: string): string {
  return `photos/${uid}/${photoId}`;
}

/** The id of a photo, from the Storage folder of its variants. */
export function photoIdOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The Storage path of the original, readable by its owner only. */
export function originalPath(uid: string, photoId: string): string {
  return `originals/${uid}/${photoId}`;
}

/** The owner and the id of the original at a Storage path; undefined where the path is not that of an original. */
export function originalAt(path: string): { uid: string; photoId: string } | undefined {
  const [, uid, photoId] = /^originals\/([A-Za-z0-9_-]{1,128})\/([A-Za-z0-9]{20})$/.exec(path) ?? [];
  return uid === undefined || photoId === undefined ? undefined : { uid, photoId };
}

/** The path of the document with the state of an original, which its owner reads. */
export function uploadedPhotoPath(uid: string, photoId: string): string {
  return `users/${uid}/photos/${photoId}`;
}
