import { CAPTURE_TAGS, type CaptureData, captureDataIn } from '@waymark/model/entities/capture-data';
import exifr from 'exifr';

/** How much of the beginning of a file is read, in bytes. Cameras write their data before the picture. */
const BEGINNING = 256 * 1024;

/** Other formats than JPEG may have their data behind the picture. Such a file is read as a whole up to this size, in bytes. */
const WHOLE = 32 * 1024 * 1024;

/** How much of an EXIF block is read, in bytes, as by functions (photos/read-exif.ts). */
const BLOCK = 64 * 1024;

/** The beginning of HEIC and AVIF, of WebP, and of PNG. */
const MAY_END_WITH_EXIF = /^(?:.{4}ftyp|RIFF.{4}WEBP|.PNG)/s;

/**
 * The beginning of an EXIF block: the TIFF header, behind the name that most formats give the block. HEIC gives it none, but no picture
 * has the eight bytes of the usual header by chance. `[\b]` is the byte 8.
 */
const EXIF = /(?:Exif\0\0|EXIF.{4}|eXIf)(?=II\*\0|MM\0\*)|(?=II\*\0[\b]\0{3}|MM\0\*\0{3}[\b])/s;

/**
 * Reads when, where and in which direction a photo was taken, without decoding the picture. It never throws: of what is no photo, or
 * has no such data, it reads nothing. exifr gets the EXIF block alone: its reader of HEIC never ends with boxes of no length.
 */
export async function readPhotoFacts(file: Pick<Blob, 'size' | 'slice'>): Promise<CaptureData> {
  try {
    const beginning = await bytesOf(file, BEGINNING);
    const block = exifIn(beginning);
    if (block) return await factsIn(block);
    const isMore = file.size > BEGINNING && file.size <= WHOLE;
    if (!isMore || !MAY_END_WITH_EXIF.test(textOf(beginning.subarray(0, 16)))) return {};
    const found = exifIn(await bytesOf(file, file.size));
    return found ? await factsIn(found) : {};
  } catch {
    // The file was deleted, or changed, since it was chosen. Its upload says so. Or its block is cut off or damaged.
    return {};
  }
}

async function bytesOf(file: Pick<Blob, 'slice'>, end: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, end).arrayBuffer());
}

/** A copy of the first EXIF block, because exifr reads what a tag points to, even beyond the end of a part. */
function exifIn(bytes: Uint8Array): Uint8Array | undefined {
  const found = EXIF.exec(textOf(bytes));
  if (found === null) return undefined;
  const start = found.index + found[0].length;
  return Uint8Array.from(bytes.subarray(start, start + BLOCK));
}

/** A character for each byte. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

async function factsIn(block: Uint8Array): Promise<CaptureData> {
  const tags: unknown = await exifr.parse(block, CAPTURE_TAGS);
  return typeof tags === 'object' && tags !== null ? captureDataIn({ ...tags }) : {};
}
