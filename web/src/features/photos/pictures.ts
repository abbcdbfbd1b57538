import { MAX_PHOTOS } from '@waymark/model/entities/content';
import type { FocusPoint, Photo } from '@waymark/model/entities/photo';
import type { Locale } from '@waymark/model/locale';

/** The photos of a work, in their order. */
export interface Pictures {
  photos: readonly Photo[];
  /** The path of the cover photo. Where it is absent, the first photo is the cover. */
  coverPath?: string | undefined;
}

/** Inserts a photo at an index, by default at the end. A photo that is in the list already, or one too many, changes nothing. */
export function withPhoto(
  pictures: Pictures,
  photo: Photo,
  index: number = pictures.photos.length,
): Pictures {
  const { photos } = pictures;
  const isIncluded = photos.some(({ path }) => path === photo.path);
  return isIncluded || photos.length >= MAX_PHOTOS
    ? pictures
    : { ...pictures, photos: photos.toSpliced(index, 0, photo) };
}

export function withoutPhoto({ photos, coverPath }: Pictures, path: string): Pictures {
  return {
    photos: photos.filter((photo) => photo.path !== path),
    coverPath: coverPath === path ? undefined : coverPath,
  };
}

/** Puts another photo in the place of one. */
export function replaced({ photos, coverPath }: Pictures, path: string, photo: Photo): Pictures {
  return {
    photos: photos.map((one) => (one.path === path ? photo : one)),
    coverPath: coverPath === path ? photo.path : coverPath,
  };
}

/** Moves a photo right before another, or to the end where there is no other. */
export function movedBefore(pictures: Pictures, path: string, other: string | undefined): Pictures {
  const moving = pictures.photos.find((photo) => photo.path === path);
  if (moving === undefined || path === other) return pictures;
  const rest = pictures.photos.filter((photo) => photo !== moving);
  const index = rest.findIndex((photo) => photo.path === other);
  return { ...pictures, photos: rest.toSpliced(index < 0 ? rest.length : index, 0, moving) };
}

/** Moves a photo by a number of places. A negative number moves it towards the first. */
export function movedBy(pictures: Pictures, path: string, places: number): Pictures {
  const { photos } = pictures;
  const from = photos.findIndex((photo) => photo.path === path);
  const photo = photos[from];
  if (photo === undefined) return pictures;
  const to = Math.min(photos.length - 1, Math.max(0, from + places));
  return { ...pictures, photos: photos.toSpliced(from, 1).toSpliced(to, 0, photo) };
}

/** Sets the description of a photo in one language. */
export function described(pictures: Pictures, path: string, locale: Locale, text: string): Pictures {
  return changed(pictures, path, (photo) => ({ ...photo, alt: { ...photo.alt, [locale]: text } }));
}

/** Sets the credit of a photo. An empty text removes it. */
export function credited(pictures: Pictures, path: string, text: string): Pictures {
  return changed(pictures, path, ({ credit: _, ...photo }) =>
    text === '' ? photo : { ...photo, credit: text },
  );
}

/** Sets what stays in view where a photo is cut; undefined is its middle. */
export function focused(pictures: Pictures, path: string, focus: FocusPoint | undefined): Pictures {
  return changed(pictures, path, ({ focus: _, ...photo }) => (focus ? { ...photo, focus } : photo));
}

function changed(pictures: Pictures, path: string, change: (photo: Photo) => Photo): Pictures {
  return {
    ...pictures,
    photos: pictures.photos.map((photo) => (photo.path === path ? change(photo) : photo)),
  };
}
