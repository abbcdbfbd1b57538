import sharp from 'sharp';
import { heicGrid, heicOfStream } from '../../../functions/src/testing/heic-bombs.ts';

/** A colour that every part of a picture has: the file stays small, and its pixels as many. */
const background = { r: 40, g: 90, b: 160 };

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });
}

const HEIC = { width: 8_000, height: 8_000 };

/** The originals that cost the most memory of all that are accepted, or come close to a bound, by what they are. */
export const WORST_PHOTOS: Readonly<Record<string, () => Promise<Buffer>>> = {
  'JPEG of 200 megapixels': () => plain(20_000, 10_000).jpeg().toBuffer(),
  'progressive JPEG of 133 megapixels': () => plain(13_300, 10_000).jpeg({ progressive: true }).toBuffer(),
  'progressive JPEG of 200 megapixels': () => plain(20_000, 10_000).jpeg({ progressive: true }).toBuffer(),
  'progressive CMYK of 100 megapixels': () =>
    plain(10_000, 10_000).toColourspace('cmyk').jpeg({ progressive: true }).toBuffer(),
  'CMYK of 200 megapixels': () => plain(20_000, 10_000).toColourspace('cmyk').jpeg().toBuffer(),
  '16-bit PNG of 100 megapixels': () => plain(10_000, 10_000).toColourspace('rgb16').png().toBuffer(),
  'interlaced PNG of 100 megapixels': () => plain(10_000, 10_000).png({ progressive: true }).toBuffer(),
  'WebP of 100 megapixels': () => plain(10_000, 10_000).webp({ effort: 0 }).toBuffer(),
  'animated WebP of 10,000 frames': () =>
    sharp({
      create: { width: 64, height: 64 * 10_000, channels: 3, background, pageHeight: 64 },
      limitInputPixels: false,
    })
      .webp({ effort: 0, loop: 0 })
      .toBuffer(),
  'HEIC of 64 megapixels': async () => heicOfStream(HEIC, HEIC),
  'HEIC of 240 tiles of 16 megapixels': async () => {
    const tile = { width: 4_000, height: 4_000 };
    return heicGrid({ columns: 15, rows: 16, tile, claimed: tile });
  },
};
