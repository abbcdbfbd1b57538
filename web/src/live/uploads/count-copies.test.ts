import { MOST_PHOTOS_AT_ONCE } from '@waymark/model/entities/original';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCopies } from './count-copies.ts';

type Stored = Pick<ReadyPhoto, 'id'> & Partial<Pick<ReadyPhoto, 'md5' | 'bytes' | 'edit'>>;

const SIZE = { width: 4, height: 3, thumbhash: 'a+/9==' };
const photo = (stored: Stored): ReadyPhoto => ({
  ...{ generation: '1', createdAt: 1, state: 'ready', ...SIZE },
  ...stored,
});

/** A library with these photos. Its queries have the limits of the real ones. */
function library(stored: readonly Stored[]) {
  const photos = stored.map(photo);
  const asked: number[] = [];
  const find = (isFound: (photo: ReadyPhoto) => boolean, values: readonly string[]) => {
    asked.push(values.length);
    return photos.filter(isFound).slice(0, MOST_PHOTOS_AT_ONCE);
  };
  return {
    asked,
    withIds: async (ids: readonly string[]) => find(({ id }) => ids.includes(id), ids),
    withHashes: async (hashes: readonly string[]) => find(({ md5 = '' }) => hashes.includes(md5), hashes),
  };
}

test('a photo that the library had is counted, and one that is new is not', async () => {
  const reads = library([
    { id: 'old', md5: 'pier', bytes: 5 },
    { id: 'again', md5: 'pier', bytes: 5 },
    { id: 'new', md5: 'bay', bytes: 5 },
  ]);
  expect(await countCopies(['again', 'new'], reads)).toBe(1);
});

test('a file that was added twice at once counts once; of one that the library had, both count', async () => {
  const twice = [
    { id: 'one', md5: 'pier', bytes: 5 },
    { id: 'two', md5: 'pier', bytes: 5 },
  ];
  expect(await countCopies(['one', 'two'], library(twice))).toBe(1);
  const old = { id: 'old', md5: 'pier', bytes: 5 };
  expect(await countCopies(['one', 'two'], library([old, ...twice]))).toBe(2);
});

test('an edited photo, an older record without a hash and another file with the same hash are no copies', async () => {
  const edit = { of: 'new', left: 0, top: 0, width: 1, height: 1, turns: 0 } as const;
  const reads = library([
    { id: 'new', md5: 'pier', bytes: 5 },
    { id: 'edited', md5: 'pier', bytes: 5, edit },
    { id: 'longer', md5: 'pier', bytes: 6 },
    { id: 'older' },
  ]);
  expect(await countCopies(['new', 'older'], reads)).toBe(0);
});

test('in any library, the answer is that of all photos compared, and no query asks for more than 30 values', async () => {
  const stored = fc.uniqueArray(
    fc.record({ id: fc.nat(10_000).map(String), md5: fc.nat(40).map(String), isAdded: fc.boolean() }),
    { selector: ({ id }) => id, maxLength: 200, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(stored, async (all) => {
      const photos = all.map(({ id, md5 }) => ({ id, md5, bytes: 5 }));
      const reads = library(photos);
      const added = all.filter(({ isAdded }) => isAdded);
      const counted = new Set<string>();
      const copies = added.filter(({ md5 }) => {
        const isOld = counted.has(md5) || all.some((one) => one.md5 === md5 && !one.isAdded);
        counted.add(md5);
        return isOld;
      });
      const ids = added.map(({ id }) => id);
      expect(await countCopies(ids, reads)).toBe(copies.length);
      expect(Math.max(0, ...reads.asked)).toBeLessThanOrEqual(30);
    }),
  );
});
