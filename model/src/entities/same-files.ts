import type { ReadyPhoto } from './uploaded-photo.ts';

/**
 * The photos whose original was uploaded several times, in groups of two or more with one file: the same MD5 and length. An edited photo
 * has the file of the one before, and is in no group; nor is one whose record is older than these fields.
 */
export function sameFilesAmong(photos: readonly ReadyPhoto[]): ReadyPhoto[][] {
  const byFile = Map.groupBy(
    photos.filter(({ md5, edit }) => md5 !== undefined && edit === undefined),
    ({ md5, bytes }) => `${md5} ${bytes}`,
  );
  return [...byFile.values()].filter(({ length }) => length > 1);
}
