import { encodeVariants, type Variant } from '@waymark/functions/photos/encode-variants';
import { variantWidths } from '@waymark/model/entities/photo';
import sharp from 'sharp';
import { asGouache } from './gouache.ts';

type RenderedPicture = {
  /** Size of the picture itself, pixels. */
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly thumbhash: string;
  readonly variants: readonly Variant[];
};

/**
 * Paints an SVG on paper and encodes it at each width that a photo of its size has, as uploaded ones are. Rejects when the SVG
 * cannot be read.
 */
export async function renderVariants(svg: string): Promise<RenderedPicture> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const painted = asGouache({ data, width, height });
  const encoded = await encodeVariants({ ...painted, channels: 3 }, variantWidths(width));
  return { width, height, ...encoded };
}
