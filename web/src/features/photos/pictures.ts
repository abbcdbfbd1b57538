import { MAX_PHOTOS } from '@waymark/model/entities/content';
import type { Photo } from '@waymark/model/entities/photo';
import type { Locale } from '@waymark/model/locale';

/** The photos of a work, in their order. */
export interface Pictures {
  photos: readonly Photo[];
  /** Which of them stands for the whole; the first one where it is absent. */
  coverPath?: string | undefined;
}

/** The photo that stands for the whole. */
export function coverOf({ photos, coverPath }: Pictures): Photo | undefined {
  return photos.find(({ path }) => path === coverPath) ?? photos[0];
}

/** Puts a photo at a place, the last one where none is said. One that is there already, or one too many, changes nothing. */
export function withPhoto(
  pictures: Pictures,
  photo: Photo,
  index: number = pictures.photos.length,
): Pictures {
  const { photos } = pictures;
  const isThere = photos.some(({ path }) => path === photo.path);
  return isThere || photos.length >= MAX_PHOTOS
    ? pictures
    : { ...pictures, photos: photos.toSpliced(index, 0, photo) };
}

/**
 * Puts a photo that has just arrived at its place among those whose files were chosen with it: they arrive in any order.
 * @param turns by its path the turn in which the file of a photo was chosen, also of this one
 */
export function withArrived(pictures: Pictures, photo: Photo, turns: ReadonlyMap<string, number>): Pictures {
  const { photos } = pictures;
  const turnAt = (index: number) => turns.get(photos[index]?.path ?? '');
  const own = turns.get(photo.path) ?? Number.POSITIVE_INFINITY;
  let place: number | undefined;
  let nearest = Number.NEGATIVE_INFINITY;
  for (const index of photos.keys()) {
    const turn = turnAt(index);
    if (turn === undefined || turn >= own || turn <= nearest) continue;
    [place, nearest] = [index + 1, turn];
  }
  const later = photos.findIndex((_, index) => (turnAt(index) ?? own) > own);
  return withPhoto(pictures, photo, place ?? (later < 0 ? undefined : later));
}

export function withoutPhoto({ photos, coverPath }: Pictures, path: string): Pictures {
  return {
    photos: photos.filter((photo) => photo.path !== path),
    coverPath: coverPath === path ? undefined : coverPath,
  };
}

/** Puts a photo right before another, or last where there is no other. */
export function movedBefore(pictures: Pictures, path: string, other: string | undefined): Pictures {
  const moving = pictures.photos.find((photo) => photo.path === path);
  if (moving === undefined || path === other) return pictures;
  const rest = pictures.photos.filter((photo) => photo !== moving);
  const index = rest.findIndex((photo) => photo.path === other);
  return { ...pictures, photos: rest.toSpliced(index < 0 ? rest.length : index, 0, moving) };
}

/** Moves a photo some places: less than none is towards the first. */
export function movedBy(pictures: Pictures, path: string, places: number): Pictures {
  const { photos } = pictures;
  const from = photos.findIndex((photo) => photo.path === path);
  const photo = photos[from];
  if (photo === undefined) return pictures;
  const to = Math.min(photos.length - 1, Math.max(0, from + places));
  return { ...pictures, photos: photos.toSpliced(from, 1).toSpliced(to, 0, photo) };
}

/** Describes a photo in a language. */
export function described(pictures: Pictures, path: string, locale: Locale, text: string): Pictures {
  return changed(pictures, path, (photo) => ({ ...photo, alt: { ...photo.alt, [locale]: text } }));
}

/** Says whose a photo is; nobody's where there is no text. */
export function credited(pictures: Pictures, path: string, text: string): Pictures {
  return changed(pictures, path, ({ credit: _, ...photo }) =>
    text === '' ? photo : { ...photo, credit: text },
  );
}

function changed(pictures: Pictures, path: string, change: (photo: Photo) => Photo): Pictures {
  return {
    ...pictures,
    photos: pictures.photos.map((photo) => (photo.path === path ? change(photo) : photo)),
  };
}
