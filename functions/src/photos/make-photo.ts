import type { CaptureData } from '@waymark/model/entities/capture-data';
import { variantWidths } from '@waymark/model/entities/photo';
import type { PhotoEdit } from '@waymark/model/entities/photo-edit';
import { encodeVariants, type Variant } from './encode-variants.ts';
import { readExif } from './read-exif.ts';
import { readPicture } from './read-picture.ts';

/** The result for an original: its variants and its metadata. */
export interface MadePhoto extends CaptureData {
  /** Size in pixels of what the photo shows, upright. */
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  variants: readonly Variant[];
}

/**
 * Makes the variants of an original for visitors, without any metadata.
 * @param edit of the upright original; without it, the variants show all of it
 * @throws UnusableOriginalError
 */
export async function makePhoto(file: Buffer, edit?: PhotoEdit): Promise<MadePhoto> {
  const { width, height, pixels, exif } = await readPicture(file, edit);
  const made = await encodeVariants(pixels, variantWidths(width));
  return { width, height, ...made, ...(await readExif(exif)) };
}
