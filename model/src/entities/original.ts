/*
 * What creators upload: the originals of their photos. Beside `photo.ts`, which every visitor loads.
 */

/** What an original may be, as storage.rules have it; SVG is left out, for it may hold scripts. */
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

/** The largest original, in bytes, as storage.rules have it. */
export const MAX_ORIGINAL_BYTES = 40 * 1024 * 1024;

/** The Storage path of a photo's variants, without their names. */
export function photoPathOf(uid: string, photoId: string): string {
  return `photos/${uid}/${photoId}`;
}

/** The Storage path of the original, readable by its owner only. */
export function originalPath(uid: string, photoId: string): string {
  return `originals/${uid}/${photoId}`;
}

/** Whose original lies at a Storage path, and which; undefined where none may lie there. */
export function originalAt(path: string): { uid: string; photoId: string } | undefined {
  const [, uid, photoId] = /^originals\/([A-Za-z0-9_-]{1,128})\/([A-Za-z0-9]{20})$/.exec(path) ?? [];
  return uid === undefined || photoId === undefined ? undefined : { uid, photoId };
}

/** The document that tells its owner what became of an original. */
export function uploadedPhotoPath(uid: string, photoId: string): string {
  return `users/${uid}/photos/${photoId}`;
}
