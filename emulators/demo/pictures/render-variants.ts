import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { asGouache } from './gouache.ts';

type RenderedPicture = {
  /** Size of the picture itself, pixels. */
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly thumbhash: string;
  readonly variants: readonly { readonly width: number; readonly webp: Buffer }[];
};

/** Widths of the variants of a photo, pixels, as for uploaded ones. */
const PHOTO_WIDTHS = [320, 640, 1280, 1600];

/** The longest side a thumbhash may be taken from, pixels. */
const THUMBHASH_SIDE = 100;

/**
 * Paints an SVG on paper and encodes it at each width, from the narrowest; widths beyond the picture's own are
 * left out. Rejects when the SVG cannot be read.
 */
export async function renderVariants(
  svg: string,
  widths: readonly number[] = PHOTO_WIDTHS,
): Promise<RenderedPicture> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const painted = sharp(asGouache({ data, width, height }).data, { raw: { width, height, channels: 3 } });
  const small = await painted
    .clone()
    .resize({ width: THUMBHASH_SIDE, height: THUMBHASH_SIDE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const variants = [];
  for (const wide of widths.filter((candidate) => candidate <= width)) {
    variants.push({
      width: wide,
      webp: await painted.clone().resize({ width: wide }).webp({ quality: 80 }).toBuffer(),
    });
  }
  return {
    width,
    height,
    thumbhash: Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString(
      'base64',
    ),
    variants,
  };
}
