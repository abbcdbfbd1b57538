import * as z from 'zod/mini';
import { optionalLocalisedText } from '../localised.ts';

/** Widths in pixels of the WebP variants that visitors load; a variant is never wider than its original. */
export const PHOTO_WIDTHS = [320, 640, 1280, 1600] as const;

/** Where a photo's variants lie in Storage, without the file name: `photos/{uid}/{photoId}`. */
export const photoPath = z.string().check(z.regex(/^photos\/[A-Za-z0-9_-]{1,128}\/[A-Za-z0-9]{20}$/));

export const photo = z.strictObject({
  path: photoPath,
  /** Size in pixels of the upright original. */
  width: z.int().check(z.minimum(1), z.maximum(30_000)),
  height: z.int().check(z.minimum(1), z.maximum(30_000)),
  /** ThumbHash, base64. */
  thumbhash: z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  alt: optionalLocalisedText(250),
  credit: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(120))),
});
export type Photo = z.infer<typeof photo>;

/** The widths that a photo of this width has variants of: all that are not wider, and its own where it is narrower than the widest. */
export function variantWidths(width: number): number[] {
  const widest = Math.min(width, Math.max(...PHOTO_WIDTHS));
  return [...PHOTO_WIDTHS.filter((candidate) => candidate < widest), widest];
}

/** The Storage path of one variant. */
export function variantPath(path: string, width: number): string {
  return `${path}/${width}.webp`;
}

/** The Storage path of the original, readable by its owner only. */
export function originalPath(uid: string, photoId: string): string {
  return `originals/${uid}/${photoId}`;
}
