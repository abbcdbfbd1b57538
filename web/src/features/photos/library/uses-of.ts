import { photoPathOf } from '@waymark/model/entities/original';
import type { Photo } from '@waymark/model/entities/photo';
import type { PhotoUses, ShowingWork } from '@waymark/model/entities/photo-uses';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';

/** Where one photo is used. */
export interface UsesOfPhoto {
  works: readonly ShowingWork[];
  inProfile: boolean;
  inList: boolean;
  inImport: boolean;
}

export function usesOf(uses: PhotoUses, photoId: string): UsesOfPhoto {
  return {
    works: uses.works.filter(({ photos }) => photos.includes(photoId)),
    inProfile: uses.profile.includes(photoId),
    inList: uses.lists.includes(photoId),
    inImport: uses.imports.includes(photoId),
  };
}

/** What would lose a photo if these were deleted. */
export interface Broken {
  works: readonly ShowingWork[];
  /** Of the works, those that visitors see. */
  publicCount: number;
  inProfile: boolean;
  inList: boolean;
  inImport: boolean;
}

export function brokenBy(uses: PhotoUses, photoIds: ReadonlySet<string>): Broken {
  const isDeleted = (id: string) => photoIds.has(id);
  const works = uses.works.filter(({ photos }) => photos.some(isDeleted));
  return {
    works,
    publicCount: works.filter(({ isPublic }) => isPublic).length,
    inProfile: uses.profile.some(isDeleted),
    inList: uses.lists.some(isDeleted),
    inImport: uses.imports.some(isDeleted),
  };
}

/** The photo as a work begins with it. */
export function photoOf(uid: string, { id, width, height, thumbhash, alt = {}, credit }: ReadyPhoto): Photo {
  return {
    path: photoPathOf(uid, id),
    width,
    height,
    thumbhash,
    alt,
    ...(credit !== undefined && { credit }),
  };
}

/** The day of a photo as an instant to format in UTC: when it was taken by the camera's clock, else when it was stored. */
export function dayOf({ cameraTime, createdAt }: ReadyPhoto): number {
  return cameraTime === undefined ? createdAt : Date.parse(`${cameraTime.slice(0, 10)}T12:00:00Z`);
}
