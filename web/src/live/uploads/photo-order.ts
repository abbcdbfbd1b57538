import { MAX_PHOTOS } from '@waymark/model/entities/content';
import type { Photo } from '@waymark/model/entities/photo';

/** The place of each photo's file in the order of choosing, by the path of the photo. */
export type FileOrder = ReadonlyMap<string, number>;

/**
 * Inserts a photo that has just been uploaded. Uploads finish in any order: its place follows the order in which the files were
 * chosen. A photo that is in the list already, or one too many, changes nothing.
 * @param order includes this photo
 */
export function withArrivedPhoto(photos: readonly Photo[], photo: Photo, order: FileOrder): readonly Photo[] {
  if (photos.length >= MAX_PHOTOS || photos.some(({ path }) => path === photo.path)) return photos;
  const placeAt = (index: number) => order.get(photos[index]?.path ?? '');
  const own = order.get(photo.path) ?? Number.POSITIVE_INFINITY;
  let target: number | undefined;
  let nearest = Number.NEGATIVE_INFINITY;
  for (const index of photos.keys()) {
    const place = placeAt(index);
    if (place === undefined || place >= own || place <= nearest) continue;
    [target, nearest] = [index + 1, place];
  }
  const next = photos.findIndex((_, index) => (placeAt(index) ?? own) > own);
  return photos.toSpliced(target ?? (next < 0 ? photos.length : next), 0, photo);
}
