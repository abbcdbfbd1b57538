import { CAPTURE_TAGS, type CaptureData, captureDataIn } from '@waymark/model/entities/capture-data';
import exifr from 'exifr';

/** How much of the beginning of a file is read, in bytes. Cameras write their data before the picture. */
const BEGINNING = 256 * 1024;

/** HEIC may have its data behind the picture. A file is read as a whole up to this size, in bytes. */
const WHOLE = 32 * 1024 * 1024;

/** The boxes at the beginning of HEIC and AVIF. */
const HEIF = /^.{4}ftyp(?:hei[cfmsx]|he[vi]c|mif1|msf1|avif)/s;

/**
 * Reads when, where and in which direction a photo was taken, without decoding the picture. It never throws: of what is no photo, or
 * has no such data, it reads nothing.
 */
export async function readPhotoFacts(file: Pick<Blob, 'size' | 'slice'>): Promise<CaptureData> {
  try {
    const beginning = await bytesOf(file, BEGINNING);
    const facts = await factsIn(beginning);
    const isHeif = HEIF.test(String.fromCharCode(...beginning.subarray(0, 12)));
    const isMore = isHeif && file.size > BEGINNING && file.size <= WHOLE;
    return Object.keys(facts).length === 0 && isMore ? await factsIn(await bytesOf(file, file.size)) : facts;
  } catch {
    // The file was deleted, or changed, since it was chosen. Its upload says so.
    return {};
  }
}

async function bytesOf(file: Pick<Blob, 'slice'>, end: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(0, end).arrayBuffer());
}

async function factsIn(bytes: Uint8Array<ArrayBuffer>): Promise<CaptureData> {
  try {
    const tags: unknown = await exifr.parse(bytes, CAPTURE_TAGS);
    return typeof tags === 'object' && tags !== null ? captureDataIn({ ...tags }) : {};
  } catch {
    // It is cut off, damaged, or of a format without such data.
    return {};
  }
}
