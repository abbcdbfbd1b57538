import type * as z from 'zod/mini';
import type { focusPoint, photo, picture } from './photo-schema.ts';

/** Widths in pixels of the WebP variants that visitors load; a variant is never wider than its original. */
export const PHOTO_WIDTHS = [320, 640, 1280, 1600] as const;

export type Photo = z.infer<typeof photo>;
export type FocusPoint = z.infer<typeof focusPoint>;
export type Picture = z.infer<typeof picture>;
/** A picture with its description, where that is known. */
export type DescribedPicture = Picture & Partial<Pick<Photo, 'alt'>>;

/**
 * The widths of a photo's variants: all that are not wider than the photo, and its own width where that is below the widest.
 */
export function variantWidths(width: number): number[] {
  const widest = Math.min(width, Math.max(...PHOTO_WIDTHS));
  return [...PHOTO_WIDTHS.filter((candidate) => candidate < widest), widest];
}

/** The Storage path of one variant. */
export function variantPath(path: string, width: number): string {
  return `${path}/${width}.webp`;
}
