import { storage } from './admin.ts';

/** The address at which visitors load a variant of a photo, given its Storage path. */
export function photoAddress(variantPath: string): string {
  const emulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  const origin = emulator === undefined ? 'https://firebasestorage.googleapis.com' : `http://${emulator}`;
  return `${origin}/v0/b/${storage.bucket().name}/o/${encodeURIComponent(variantPath)}?alt=media`;
}
