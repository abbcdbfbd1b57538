import { CAPTURE_TAGS, type CaptureData, captureDataIn } from '@waymark/model/entities/capture-data';
import exifr from 'exifr';

/** The prefix of a block in some formats. */
const PREFIX = 'Exif\0\0';

/** How much of a block is read, in bytes. JPEG allows no more, and cameras write the tags that matter at the beginning. */
const MAX_BYTES = 64 * 1024;

/** Reads an EXIF block. Its content is not trusted: impossible values are dropped. */
export async function readExif(block: Buffer | undefined): Promise<CaptureData> {
  if (block === undefined) return {};
  return captureDataIn(await readTags(block));
}

async function readTags(block: Buffer): Promise<Readonly<Record<string, unknown>>> {
  const start = block.toString('latin1', 0, PREFIX.length) === PREFIX ? PREFIX.length : 0;
  // A copy, because exifr reads what a tag points to, even beyond the end of a part.
  const tiff = Uint8Array.from(block.subarray(start, start + MAX_BYTES));
  try {
    const tags: unknown = await exifr.parse(tiff, CAPTURE_TAGS);
    return typeof tags === 'object' && tags !== null ? { ...tags } : {};
  } catch {
    // A photo without EXIF data is fine.
    return {};
  }
}
