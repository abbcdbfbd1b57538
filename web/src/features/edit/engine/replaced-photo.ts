import { rewriteContent } from '@waymark/model/archive/rewrite-content';
import type { Photo } from '@waymark/model/entities/photo';
import type { Draft } from '../../../live/writes/save-work.ts';
import { isPhoto, listIn } from '../content-values.ts';
import { changedParts } from './content-merge.ts';

/**
 * The fields of a content that show a photo, with another one in its place: the photos, the cover, and the texts. Nothing changes in a
 * content that has no such photo any more.
 * @param path of the photo that is replaced
 * @returns the new values by field
 */
export function replacedPhoto(content: Draft, path: string, photo: Photo): Map<string, unknown> {
  const isThere = listIn(content, 'photos').some((one) => isPhoto(one) && one.path === path);
  if (!isThere) return new Map();
  const written = rewriteContent(content, {
    item: (id) => id,
    photo: (one) => (one === path ? photo.path : one),
  });
  const photos = listIn(written, 'photos').map((one) =>
    isPhoto(one) && one.path === photo.path ? photo : one,
  );
  return new Map(
    changedParts(content, { ...written, photos })
      // A text without the photo may only be written in another way.
      .filter(({ earlier }) => typeof earlier !== 'string' || earlier.includes(path))
      .map(({ field, current }) => [field, current]),
  );
}
