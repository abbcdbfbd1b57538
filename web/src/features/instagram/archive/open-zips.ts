import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js';
import { ExportError } from './export-error.ts';

// Its workers and its WebAssembly are against the policy of the page. The browser's own streams inflate.
configure({ useWebWorkers: false, useCompressionStream: true });

/** More files than any export has. */
const MOST_ENTRIES = 200_000;

/** The directory of a ZIP is read as a whole, in bytes: that of `MOST_ENTRIES` files with long names. */
const MOST_DIRECTORY = 32 * 1024 * 1024;

/** Top folders of media. A part of an export may have a folder of its own around them. */
const MEDIA_FOLDER = /(?:^|\/)((?:media|photos|videos|stories|profile|other)\/.+)$/;

/** The files of an export, which may be in several ZIPs. Nothing of their content is read yet. */
export interface OpenedZips {
  /** The JSON and HTML files, in the order of their paths. */
  texts: readonly FileEntry[];
  /** A file of media, given the path by which a JSON file names it. */
  media(path: string): FileEntry | undefined;
  /** Whether some file is encrypted. */
  isEncrypted: boolean;
}

/**
 * Reads the directories of ZIPs. Files with names that lead out of the export are left out: no other file is ever read by its name.
 * @throws ExportError
 */
export async function openZips(files: readonly Blob[], signal?: AbortSignal): Promise<OpenedZips> {
  const texts: FileEntry[] = [];
  const media = new Map<string, FileEntry>();
  let [count, isEncrypted] = [0, false];
  for (const file of files) {
    for await (const entry of entriesOf(file)) {
      signal?.throwIfAborted();
      if (++count > MOST_ENTRIES) throw new ExportError('too-many-files');
      if (entry.directory || isOutside(entry.filename)) continue;
      isEncrypted ||= entry.encrypted;
      if (/\.(json|html)$/.test(entry.filename)) texts.push(entry);
      else {
        const path = MEDIA_FOLDER.exec(entry.filename)?.[1];
        if (path !== undefined) media.set(path, entry);
      }
    }
  }
  return {
    texts: texts.toSorted((one, other) => (one.filename < other.filename ? -1 : 1)),
    media: (path) => media.get(MEDIA_FOLDER.exec(path)?.[1] ?? path),
    isEncrypted,
  };
}

async function* entriesOf(file: Blob) {
  await checkDirectory(file);
  // The names are checked here: one that leads outside does not spoil the others.
  const zip = new ZipReader(new BlobReader(file), { filenameValidation: 'tolerant' });
  try {
    for await (const entry of zip.getEntriesGenerator()) yield entry;
  } catch (cause) {
    throw cause instanceof ExportError ? cause : new ExportError('cut-off', { cause });
  }
}

function isOutside(name: string): boolean {
  return /^[/\\]|^[A-Za-z]:|\\|\0/.test(name) || name.split('/').includes('..');
}

const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const LOCATOR_SIGNATURE = 0x07064b50;
const LOCATOR_LENGTH = 20;
const IN_ZIP64 = 0xffffffff;

/**
 * The directory must be there, and not be larger than what may be in memory: the library reads it as a whole. See APPNOTE.TXT of
 * PKWARE, 4.3.14 to 4.3.16.
 * @throws ExportError
 */
async function checkDirectory(file: Blob): Promise<void> {
  const start = Math.max(0, file.size - END_LENGTH - 0xffff - LOCATOR_LENGTH);
  const tail = await viewOf(file, start, file.size);
  let end = tail.byteLength - END_LENGTH;
  while (end >= 0 && tail.getUint32(end, true) !== END_SIGNATURE) end--;
  if (end < 0) throw new ExportError((await beginsAsZip(file)) ? 'cut-off' : 'not-a-zip');
  let size = tail.getUint32(end + 12, true);
  const locator = end - LOCATOR_LENGTH;
  if (size === IN_ZIP64 && locator >= 0 && tail.getUint32(locator, true) === LOCATOR_SIGNATURE) {
    const at = Number(tail.getBigUint64(locator + 8, true));
    const record = await viewOf(file, at, at + 56);
    if (record.byteLength < 56) throw new ExportError('cut-off');
    size = Number(record.getBigUint64(40, true));
  }
  if (size > MOST_DIRECTORY) throw new ExportError(size > file.size ? 'cut-off' : 'too-many-files');
}

async function viewOf(file: Blob, start: number, end: number): Promise<DataView> {
  return new DataView(await file.slice(start, end).arrayBuffer());
}

/** Whether the file begins as the first file in a ZIP does. */
async function beginsAsZip(file: Blob): Promise<boolean> {
  const head = await viewOf(file, 0, 4);
  return head.byteLength === 4 && head.getUint32(0, true) === 0x04034b50;
}

/**
 * The inflated content of a file in a ZIP.
 * @throws RangeError where there is more than `most` bytes, whatever the file states; an error of the library where it is damaged
 */
export async function bytesOf(entry: FileEntry, most: number): Promise<Uint8Array<ArrayBuffer>[]> {
  if (entry.uncompressedSize > most) throw new RangeError('The file is too large.');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const collecting = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      length += part.byteLength;
      if (length > most || length > entry.uncompressedSize)
        throw new RangeError('The file is larger than it states.');
      parts.push(part);
    },
  });
  await entry.getData(collecting, { checkSignature: true });
  return parts;
}
