import { PHOTO_WIDTHS } from '@waymark/model/entities/photo';
import {
  editedSize,
  isWithin,
  type PhotoEdit,
  type Size,
  turnedSize,
} from '@waymark/model/entities/photo-edit';
import { photo } from '@waymark/model/entities/photo-schema';
import sharp, { type Metadata } from 'sharp';
import { decodeHeic, type Taken } from './decode-heic.ts';
import type { Pixels } from './encode-variants.ts';
import { UnusableOriginalError } from './unusable-original-error.ts';
import { storedArea, type Uprighting, uprightingOf } from './upright.ts';

/** An original after reading. */
export interface Picture {
  /** Size in pixels of what the photo shows, upright. */
  width: number;
  height: number;
  /** The same as wide as its widest variant. */
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
 * @param edit of the upright original; without it, the photo shows all of it
 * @throws UnusableOriginalError
 */
export async function readPicture(file: Buffer, edit?: PhotoEdit): Promise<Picture> {
  const metadata = await readMetadata(file);
  const { shown, ...source } = await readSource(file, metadata, edit);
  return { ...editedSize(shown), pixels: await decode(source, shown.turns), exif: metadata.exif };
}

/** What sharp can decode. */
interface Source {
  file: Buffer;
  /** What is taken of its stored pixels; absent where the file has just that already. */
  taken?: Taken;
  uprighting: Uprighting;
}

/** What sharp can decode, and what the photo shows of the upright picture. */
async function readSource(
  file: Buffer,
  metadata: Metadata,
  edit: PhotoEdit | undefined,
): Promise<Source & { shown: PhotoEdit }> {
  const { format, compression, autoOrient: upright, orientation, icc } = metadata;
  if (compression !== 'hevc') {
    checkSize(upright, format === 'jpeg' ? maxPixelsOfJpeg(metadata) : MAX_PIXELS.other);
    const shown = shownOf(upright, edit);
    const taken = takenOf(upright, shown);
    const uprighting = uprightingOf(orientation);
    const area = taken.area && storedArea(taken.area, upright, uprighting);
    return { file, taken: { area, size: turnedSize(taken.size, uprighting.turns) }, uprighting, shown };
  }
  checkSize(upright, MAX_PIXELS.hevc);
  const { upright: decoded, png } = await decodeHeic(file, {
    profile: icc,
    maxPixels: MAX_PIXELS.hevc,
    take(decoded) {
      // It may have been rotated.
      checkSize(decoded, MAX_PIXELS.hevc);
      return takenOf(decoded, shownOf(decoded, edit));
    },
  });
  return { file: png, uprighting: uprightingOf(undefined), shown: shownOf(decoded, edit) };
}

/** What the photo shows of an upright picture. */
function shownOf({ width, height }: Size, edit: PhotoEdit | undefined): PhotoEdit {
  const shown = edit ?? { left: 0, top: 0, width, height, turns: 0 };
  if (!isWithin(shown, { width, height })) throw new UnusableOriginalError('damaged');
  return shown;
}

/** The pixels of the widest variant, before it is turned. */
function takenOf(upright: Size, shown: PhotoEdit): Taken {
  const { left, top, width, height, turns } = shown;
  const whole = editedSize(shown);
  const widest = Math.min(whole.width, WIDEST);
  const size = { width: widest, height: Math.max(1, Math.round((whole.height * widest) / whole.width)) };
  if (size.height > MAX_WEBP_HEIGHT) throw new UnusableOriginalError('too-large');
  const isEverything = width === upright.width && height === upright.height;
  const area = isEverything ? undefined : { left, top, width, height };
  return { area, size: turnedSize(size, turns) };
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

/** The photo could not be stored, or its pixels do not fit into memory. */
function checkSize({ width, height }: Size, maxPixels: number): void {
  const isOfPhoto =
    photo.shape.width.safeParse(width).success && photo.shape.height.safeParse(height).success;
  if (!isOfPhoto || width * height > maxPixels) throw new UnusableOriginalError('too-large');
}

/**
 * Only the small result is turned: turning needs a whole picture in memory, which otherwise streams.
 * @param turns quarter turns of the upright picture, clockwise
 */
async function decode({ file, taken, uprighting }: Source, turns: number): Promise<Pixels> {
  try {
    const stored = sharp(file, { failOn: 'error', limitInputPixels: MAX_PIXELS.jpeg });
    // Without an area, a JPEG is reduced while it is read.
    if (taken?.area) stored.extract(taken.area);
    if (taken) stored.resize({ ...taken.size, fit: 'fill' });
    const { data, info } = await stored
      .toColourspace('srgb')
      .timeout({ seconds: TIME })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return await turned({ data, ...info }, { ...uprighting, turns: uprighting.turns + turns });
  } catch (cause) {
    if (cause instanceof Error && cause.message.includes('timeout'))
      throw new UnusableOriginalError('too-large', { cause });
    throw new UnusableOriginalError('damaged', { cause });
  }
}

async function turned(
  { data, width, height, channels }: Pixels,
  { isMirrored, turns }: Uprighting,
): Promise<Pixels> {
  const { data: upright, info } = await sharp(data, { raw: { width, height, channels } })
    .flop(isMirrored)
    .rotate((turns % 4) * 90)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: upright, width: info.width, height: info.height, channels: info.channels };
}
