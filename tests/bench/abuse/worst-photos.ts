import sharp from 'sharp';
import { heicGrid, heicOfStream } from '../../../functions/src/testing/heic-bombs.ts';

/** A colour that every part of a picture has: the file stays small, and its pixels as many. */
const background = { r: 40, g: 90, b: 160 };

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });
}

/** Frames of this side in pixels, each in another colour, because equal ones would be one. */
function animation(frames: number, side: number) {
  const pixels = Buffer.alloc(frames * side * side * 3);
  for (let frame = 0; frame < frames; frame++) {
    const colour = Buffer.from([frame * 97, frame * 57, frame * 31].map((value) => value % 256));
    pixels.fill(colour, frame * side * side * 3, (frame + 1) * side * side * 3);
  }
  const raw = { width: side, height: frames * side, channels: 3, pageHeight: side } as const;
  return sharp(pixels, { raw, limitInputPixels: false });
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
  'animated WebP of 10,000 frames': () => animation(10_000, 64).webp({ effort: 0, loop: 0 }).toBuffer(),
  'animated GIF of 10,000 frames': () => animation(10_000, 64).gif({ effort: 1 }).toBuffer(),
  'HEIC of 64 megapixels': async () => heicOfStream(HEIC, HEIC),
  'HEIC of 240 tiles of 16 megapixels': async () => {
    const tile = { width: 4_000, height: 4_000 };
    return heicGrid({ columns: 15, rows: 16, tile, claimed: tile });
  },
};
