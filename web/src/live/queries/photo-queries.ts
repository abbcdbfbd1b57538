import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { newestPhotosOf, photosWithIds } from '@waymark/model/own-queries';
import type { LiveQuery } from '../core/live-query.ts';

/** The result of a query of photos. */
export interface FoundPhotos {
  photos: ReadyPhoto[];
  /** How many documents the query found, including broken ones that are left out. */
  found: number;
}

/** A page of the photos of a user, the last stored first, live for that user only. One more than `limit` shows whether there are others. */
export function photosOfOwner(
  uid: string,
  limit: number,
  { before, isFavourite = false }: { before?: number | undefined; isFavourite?: boolean } = {},
): LiveQuery<FoundPhotos> {
  return {
    key: `photos-of/${uid}/${isFavourite}/${before ?? 'newest'}/${limit}`,
    source: newestPhotosOf(uid, limit + 1, { before, isFavourite }),
    reads: 'photos',
  };
}

/** Photos of a user by their ids, at most 30, live for that user only. */
export function photosOfOwnerWithIds(uid: string, ids: readonly string[]): LiveQuery<FoundPhotos> {
  return { key: `photos-of/${uid}/${ids.join()}`, source: photosWithIds(uid, ids), reads: 'photos' };
}
