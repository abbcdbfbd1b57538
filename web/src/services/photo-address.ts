import { PHOTO_WIDTHS, type Photo, variantPath } from '@waymark/model/entities/photo';
import { config } from '../config.ts';

const ORIGIN = config.VITE_USE_EMULATORS
  ? `http://${config.VITE_EMULATOR_HOST}:${config.VITE_EMULATOR_PORT_STORAGE}`
  : 'https://firebasestorage.googleapis.com';

/** The beginning of the URLs of all variants, which are public. */
export const PHOTO_VARIANTS = `${ORIGIN}/v0/b/${config.VITE_FIREBASE_STORAGE_BUCKET}/o/photos%2F`;

/** The URL of a variant of a photo. It works for every user who may see the item of the photo. */
export function photoAddress(path: string, width: number): string {
  const name = encodeURIComponent(variantPath(path, width));
  return `${ORIGIN}/v0/b/${config.VITE_FIREBASE_STORAGE_BUCKET}/o/${name}?alt=media`;
}

/** The URL of the smallest variant of a photo. A small original has a smaller variant than others. */
export function smallestAddress({ path, width }: Photo): string {
  return photoAddress(path, Math.min(width, PHOTO_WIDTHS[0]));
}

/** The URL of the smallest variant of a photo of which only the path is known. */
export function thumbnailAddress(path: string): string {
  return photoAddress(path, PHOTO_WIDTHS[0]);
}
