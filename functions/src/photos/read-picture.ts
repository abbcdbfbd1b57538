import { PHOTO_WIDTHS } from '@waymark/model/entities/photo';
import { photo } from '@waymark/model/entities/photo-schema';
import sharp, { type Metadata } from 'sharp';
import { decodeHeic } from './decode-heic.ts';
import type { Pixels } from './encode-variants.ts';
import { UnusableOriginalError } from './unusable-original-error.ts';

/** An original after reading. */
export interface Picture {
  /** Size in pixels of the whole picture, upright. */
  width: number;
  height: number;
  /** The picture as wide as its widest variant. */
  pixels: Pixels;
  /** Its EXIF block, unchecked. */
  exif: Buffer | undefined;
}

/*
 * Of all the formats that libvips reads, only those of photographs are enabled, because the name and header of a file come from
 * its sender. This applies to the entire process that loads this file.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
// A process handles one picture at a time and never the same one twice, so caches are useless.
sharp.cache(false);

/** How long one decoding may take, in seconds. */
const TIME = 60;

/** How high a WebP file can be, in pixels. */
const MAX_WEBP_HEIGHT = 16_383;

const WIDEST = Math.max(...PHOTO_WIDTHS);

/**
 * The most pixels of an original. A JPEG is reduced while it is read. For other formats all pixels may be in memory at once,
 * and for HEVC several times.
 */
const MAX_PIXELS = { jpeg: 200_000_000, other: 100_000_000, hevc: 64_000_000 };

/**
 * The most coefficients of a progressive JPEG, two bytes each: the decoder keeps all of every channel until the last pass. With four
 * channels, 200 million pixels took 1,645 MB.
 */
const MAX_COEFFICIENTS = 400_000_000;

/**
 * Reads an original: the first frame of an animation, upright, converted to sRGB.
 * @throws UnusableOriginalError
 */
export async function readPicture(file: Buffer): Promise<Picture> {
  const metadata = await readMetadata(file);
  const { width, height, source } = await readSource(file, metadata);
  const { data, info } = await decode(source, width);
  const pixels = { data, width: info.width, height: info.height, channels: info.channels };
  return { width, height, pixels, exif: metadata.exif };
}

/** What sharp can decode, and the true size of the picture. */
async function readSource(file: Buffer, metadata: Metadata) {
  const { format, compression, autoOrient, icc } = metadata;
  if (compression !== 'hevc') {
    checkSize(autoOrient, format === 'jpeg' ? maxPixelsOfJpeg(metadata) : MAX_PIXELS.other);
    return { ...autoOrient, source: file };
  }
  checkSize(autoOrient, MAX_PIXELS.hevc);
  const wanted = { profile: icc, maxPixels: MAX_PIXELS.hevc, maxWidth: WIDEST };
  const { width, height, png } = await decodeHeic(file, wanted);
  // It may have been rotated.
  checkSize({ width, height }, MAX_PIXELS.hevc);
  return { width, height, source: png };
}

function maxPixelsOfJpeg({ isProgressive, channels = 4 }: Metadata): number {
  return isProgressive ? Math.min(MAX_PIXELS.jpeg, MAX_COEFFICIENTS / channels) : MAX_PIXELS.jpeg;
}

async function readMetadata(file: Buffer): Promise<Metadata> {
  try {
    // Only the header is read; `checkSize` judges its size.
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new UnusableOriginalError('not-a-picture', { cause });
  }
}

/** A variant could not be stored, or the pixels do not fit into memory. */
function checkSize({ width, height }: { width: number; height: number }, maxPixels: number): void {
  const isOfPhoto =
    photo.shape.width.safeParse(width).success && photo.shape.height.safeParse(height).success;
  const isWritable = (height * Math.min(width, WIDEST)) / width <= MAX_WEBP_HEIGHT;
  if (!isOfPhoto || !isWritable || width * height > maxPixels) throw new UnusableOriginalError('too-large');
}

async function decode(source: Buffer, width: number) {
  try {
    return await sharp(source, { autoOrient: true, failOn: 'error', limitInputPixels: MAX_PIXELS.jpeg })
      .resize({ width: Math.min(width, WIDEST) })
      .toColourspace('srgb')
      .timeout({ seconds: TIME })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    if (cause instanceof Error && cause.message.includes('timeout'))
      throw new UnusableOriginalError('too-large', { cause });
    throw new UnusableOriginalError('damaged', { cause });
  }
}
