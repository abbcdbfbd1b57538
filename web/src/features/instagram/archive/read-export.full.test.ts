import { MAX_IMPORT_ITEMS } from '@waymark/model/entities/import-problems';
import { expect, test } from 'vitest';
import { readExport } from './read-export.ts';
import { picture, zipOf } from './testing/make-export.ts';
import { refusal } from './testing/refusal.ts';
import { zipOfEntries } from './testing/sparse-zip.ts';

const FILE = 'media/posts/1.jpg';

/** So many posts, which differ by their times. */
function postsOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    media: [{ uri: FILE, creation_timestamp: index + 1 }],
  }));
}

test('more than 200,000 files in several ZIPs are refused', async () => {
  expect(await refusal([zipOfEntries(100_001), zipOfEntries(100_000)])).toBe('too-many-files');
});

test('50,000 posts are read, and one more is refused', async () => {
  const zip = (count: number) => zipOf({ 'content/posts_1.json': postsOf(count), [FILE]: picture(1) });
  const { items, problems } = await readExport([await zip(MAX_IMPORT_ITEMS)]);
  expect([items.length, problems.length]).toEqual([MAX_IMPORT_ITEMS, 0]);
  expect(new Set(items.map(({ mediaId }) => mediaId)).size).toBe(MAX_IMPORT_ITEMS);
  expect(await refusal([await zip(MAX_IMPORT_ITEMS + 1)])).toBe('too-many-items');
});

test('a JSON file that inflates to 200 MB is a problem, and the others are read', async () => {
  const bomb = `[${' '.repeat(200 * 1024 * 1024)}]`;
  const { items, problems } = await readExport([
    await zipOf({ 'content/posts_1.json': postsOf(1), [FILE]: picture(1), 'content/posts_2.json': bomb }),
  ]);
  expect(items).toHaveLength(1);
  expect(problems).toEqual([{ item: 'content/posts_2.json', reason: 'too-large' }]);
});
