import { md5 } from '@noble/hashes/legacy.js';
import { UploadError } from './upload-failure.ts';

/** How much of a file is in memory at a time and is hashed without a pause, in bytes. */
const PART = 256 * 1024;

/**
 * The MD5 of a file in base64, as Storage reports it.
 * @throws UploadError where the file cannot be read, because it was moved or changed or its permissions forbid it
 */
export async function md5Of(file: Blob): Promise<string> {
  const hash = md5.create();
  try {
    for (let start = 0; start < file.size; start += PART) {
      hash.update(new Uint8Array(await file.slice(start, start + PART).arrayBuffer()));
    }
  } catch (cause) {
    throw new UploadError('unreadable', { cause });
  }
  return btoa(String.fromCharCode(...hash.digest()));
}
