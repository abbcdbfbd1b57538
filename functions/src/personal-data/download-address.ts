import { randomUUID } from 'node:crypto';
import type { File } from '@google-cloud/storage';
import { IS_LOCAL } from '../platform/task-queue.ts';

/** How long the address of a download is valid, in milliseconds. A download that has begun goes on. */
const LIFETIME = 600_000;

const FILE_NAME = 'waymark.zip';

/**
 * An address from which a browser loads a private file, for ten minutes. Hosting ends every answer of a function after a minute,
 * which is too short for gigabytes, so Storage answers itself.
 */
export async function downloadAddress(file: File): Promise<string> {
  if (IS_LOCAL) return localAddress(file);
  const [address] = await file.getSignedUrl({
    version: 'v4',
    action: 'read',
    expires: Date.now() + LIFETIME,
    responseDisposition: `attachment; filename="${FILE_NAME}"`,
  });
  return address;
}

/** The emulator has no key that could sign. It accepts a token in the metadata of the file, the latest alone. */
async function localAddress(file: File): Promise<string> {
  const token = randomUUID();
  await file.setMetadata({ metadata: { firebaseStorageDownloadTokens: token } });
  const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '';
  const query = new URLSearchParams({ alt: 'media', token });
  return `http://${host}/v0/b/${file.bucket.name}/o/${encodeURIComponent(file.name)}?${query}`;
}
