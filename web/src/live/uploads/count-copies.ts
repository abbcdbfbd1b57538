import { MOST_PHOTOS_AT_ONCE } from '@waymark/model/entities/original';
import { sameFilesAmong } from '@waymark/model/entities/same-files';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { inParts } from '@waymark/model/in-parts';

/** Queries of the photos of one user. Each takes 30 values at most, and finds `MOST_PHOTOS_AT_ONCE` photos at most. */
export interface PhotoReads {
  withIds(ids: readonly string[]): Promise<readonly ReadyPhoto[]>;
  withHashes(hashes: readonly string[]): Promise<readonly ReadyPhoto[]>;
}

const AT_ONCE = 30;

/**
 * How many of these photos have the file of a photo that the library had before. Of a file that was added several times now, one counts
 * as the first.
 */
export async function countCopies(ids: readonly string[], reads: PhotoReads): Promise<number> {
  const added = await readParts(ids, reads.withIds);
  const hashes = new Set(added.flatMap(({ md5 }) => md5 ?? []));
  const all = await readParts([...hashes], reads.withHashes);
  const addedIds = new Set(ids);
  return sameFilesAmong(all)
    .map((same) => {
      const count = same.filter(({ id }) => addedIds.has(id)).length;
      return count === same.length ? count - 1 : count;
    })
    .reduce((sum, count) => sum + count, 0);
}

/** One part after the other: nothing waits for the answer. */
async function readParts(
  values: readonly string[],
  read: (values: readonly string[]) => Promise<readonly ReadyPhoto[]>,
): Promise<ReadyPhoto[]> {
  const found: ReadyPhoto[] = [];
  const parts = inParts(values, AT_ONCE);
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    const photos = await read(part);
    // A full answer may lack some: fewer values are asked for.
    const isWhole = photos.length < MOST_PHOTOS_AT_ONCE || part.length === 1;
    if (isWhole) found.push(...photos);
    else parts.unshift(part.slice(0, part.length / 2), part.slice(part.length / 2));
  }
  return found;
}
