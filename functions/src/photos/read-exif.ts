import type { Position } from '@waymark/model/geography/position';
import { position as positionSchema } from '@waymark/model/geography/position-schema';
import exifr from 'exifr';
import * as z from 'zod/mini';

/** The time and position that a camera wrote into a photo. */
export interface CaptureData {
  /** The time of its clock, ISO 8601, with the offset from UTC where it is recorded. */
  cameraTime?: string;
  position?: Position;
}

/** The prefix of a block in some formats. */
const PREFIX = 'Exif\0\0';

/** How much of a block is read, in bytes. JPEG allows no more, and cameras write the tags that matter at the beginning. */
const MAX_BYTES = 64 * 1024;

/**
 * The only tags that are read: every other one could claim the entire block as its value. The first group has the address of the
 * other two, which exifr then adds itself.
 */
const TAGS = {
  ifd0: { pick: ['ExifIFD', 'GPSInfo'] },
  exif: { pick: ['DateTimeOriginal', 'OffsetTimeOriginal'] },
  gps: { pick: ['GPSLatitudeRef', 'GPSLatitude', 'GPSLongitudeRef', 'GPSLongitude'] },
};

const TIME = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/;
const time = z.iso.datetime({ local: true, offset: true });

/** Reads an EXIF block. Its content is not trusted: impossible values are dropped. */
export async function readExif(block: Buffer | undefined): Promise<CaptureData> {
  if (block === undefined) return {};
  const tags = await readTags(block);
  const [cameraTime, position] = [timeIn(tags), positionIn(tags)];
  return { ...(cameraTime && { cameraTime }), ...(position && { position }) };
}

type Tags = Readonly<Record<string, unknown>>;

async function readTags(block: Buffer): Promise<Tags> {
  const start = block.toString('latin1', 0, PREFIX.length) === PREFIX ? PREFIX.length : 0;
  // A copy, because exifr reads what a tag points to, even beyond the end of a part.
  const tiff = Uint8Array.from(block.subarray(start, start + MAX_BYTES));
  try {
    const tags: unknown = await exifr.parse(tiff, { ...TAGS, reviveValues: false });
    return typeof tags === 'object' && tags !== null ? { ...tags } : {};
  } catch {
    // A photo without EXIF data is fine.
    return {};
  }
}

function timeIn({ DateTimeOriginal: written, OffsetTimeOriginal: offset }: Tags): string | undefined {
  const [, year, month, day, clock] = TIME.exec(String(written)) ?? [];
  if (year === undefined) return undefined;
  const local = `${year}-${month}-${day}T${clock}`;
  return [`${local}${String(offset)}`, local].find((candidate) => time.safeParse(candidate).success);
}

function positionIn({ latitude, longitude }: Tags): Position | undefined {
  const read = positionSchema.safeParse({ lat: latitude, lng: longitude });
  // Cameras write 0, 0 for an unknown position.
  return read.success && (read.data.lat !== 0 || read.data.lng !== 0) ? read.data : undefined;
}
