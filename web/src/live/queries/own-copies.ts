import { type ReadyPhoto, uploadedPhoto } from '@waymark/model/entities/uploaded-photo';
import { photosWithHashes, photosWithIds } from '@waymark/model/own-queries';
import type { StoredQuery } from '@waymark/model/queries';
import { readAll } from '../core/read-all.ts';
import { countCopies } from '../uploads/count-copies.ts';

/** How many of these photos of a user are files that their library had before: see `countCopies`. */
export function copiesInLibrary(uid: string, ids: readonly string[]): Promise<number> {
  return countCopies(ids, {
    withIds: (some) => readReady(photosWithIds(uid, some)),
    withHashes: (some) => readReady(photosWithHashes(uid, some)),
  });
}

async function readReady(query: StoredQuery): Promise<ReadyPhoto[]> {
  const photos = await readAll(query, uploadedPhoto);
  return photos.filter((photo) => photo.state === 'ready');
}
