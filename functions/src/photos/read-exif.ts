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

/** Cameras write far less; a longer block is ignored. */
const MAX_BYTES = 1024 * 1024;

const TIME = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/;
const time = z.iso.datetime({ local: true, offset: true });

/** Reads an EXIF block. Its content is not trusted: impossible values are dropped. */
export async function readExif(block: Buffer | undefined): Promise<CaptureData> {
  if (block === undefined || block.length > MAX_BYTES) return {};
  const tags = await readTags(block);
  const [cameraTime, position] = [timeIn(tags), positionIn(tags)];
  return { ...(cameraTime && { cameraTime }), ...(position && { position }) };
}

type Tags = Readonly<Record<string, unknown>>;

async function readTags(block: Buffer): Promise<Tags> {
  const tiff = block.toString('latin1', 0, PREFIX.length) === PREFIX ? block.subarray(PREFIX.length) : block;
  try {
    const tags: unknown = await exifr.parse(tiff, { exif: true, gps: true, reviveValues: false });
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
