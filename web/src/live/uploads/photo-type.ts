import { MAX_ORIGINAL_BYTES, PHOTO_TYPES, type PhotoType } from '@waymark/model/entities/original';
import { UploadError } from './upload-failure.ts';

/** The types by file extension, for files whose type a browser does not report or reports in its own way. */
const TYPE_OF_ENDING: Readonly<Record<string, PhotoType>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** The `accept` attribute of a file field. */
export const ACCEPTED_FILES = [...PHOTO_TYPES, '.heic', '.heif'].join();

/**
 * The type that a file is stored under. The server checks the content after the upload.
 * @throws UploadError `wrong-type`, `empty`, `too-big`
 */
export function photoTypeOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): PhotoType {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const declared = PHOTO_TYPES.find((known) => known === type.toLowerCase());
  // Another specific type is trusted. For an empty, generic or wrong type the file extension decides.
  const isUndeclared = ['', 'application/octet-stream', 'image/jpg'].includes(type);
  const found = declared ?? (isUndeclared ? TYPE_OF_ENDING[ending] : undefined);
  if (found === undefined) throw new UploadError('wrong-type');
  if (size === 0) throw new UploadError('empty');
  if (size > MAX_ORIGINAL_BYTES) throw new UploadError('too-big');
  return found;
}
