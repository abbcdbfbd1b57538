import sharp, { type Channels } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** An upright picture without metadata, in sRGB, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: Channels;
}

export interface Variant {
  /** In pixels. */
  width: number;
  webp: Buffer;
}

/** The longest side of a thumbhash's source, in pixels. */
const THUMBHASH_SIDE = 100;

/** Of WebP, 1 to 100. */
const QUALITY = 75;
const SMALL_QUALITY = 65;

/** The widest small variant, in pixels. It is shown smaller than it is, so that its faults are not seen. */
const SMALL = 320;

/** The quality of a variant of this width in pixels, 1 to 100. */
export function qualityOf(width: number): number {
  return width <= SMALL ? SMALL_QUALITY : QUALITY;
}

/**
 * The variants of a picture for visitors: WebP files of these widths, and the thumbhash that is shown until one has loaded. The
 * same pixels give the same bytes.
 * @param widths in pixels; none is wider than the picture
 */
export async function encodeVariants(
  { data, width, height, channels }: Pixels,
  widths: readonly number[],
): Promise<{ thumbhash: string; variants: Variant[] }> {
  const picture = sharp(data, { raw: { width, height, channels } });
  const variants: Variant[] = [];
  // One after another, since each uses all processors.
  for (const width of widths) {
    variants.push({
      width,
      webp: await picture
        .clone()
        .resize({ width })
        .webp({ quality: qualityOf(width) })
        .toBuffer(),
    });
  }
  const small = await picture
    .clone()
    .resize({ width: THUMBHASH_SIDE, height: THUMBHASH_SIDE, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thumbhash = rgbaToThumbHash(small.info.width, small.info.height, small.data);
  return { thumbhash: Buffer.from(thumbhash).toString('base64'), variants };
}
