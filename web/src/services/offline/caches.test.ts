import { afterEach, expect, test, vi } from 'vitest';
import { CACHES, forgetSeen, pageKeyOf } from './caches.ts';

afterEach(() => vi.unstubAllGlobals());

test('signing out deletes what was seen, and keeps the files of the build', async () => {
  const deleted: string[] = [];
  vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) > 0 });
  await forgetSeen();
  expect(deleted.toSorted()).toEqual([
    'waymark-kept-map',
    'waymark-pages',
    'waymark-payloads',
    'waymark-photos',
    'waymark-places',
    'waymark-seen-streets',
    'waymark-shared',
  ]);
});

test('a browser without caches has nothing to delete', async () => {
  vi.stubGlobal('caches', undefined);
  await expect(forgetSeen()).resolves.toBeUndefined();
});

test.each([
  ['https://waymark.example/', 'https://waymark.example/'],
  ['https://waymark.example/fr/', 'https://waymark.example/fr'],
  ['https://waymark.example/pins/a?at=1,2,3#b', 'https://waymark.example/pins/a'],
  ['https://waymark.example/?code=secret&state=a', 'https://waymark.example/'],
])('the page %s is kept as %s', (address, key) => expect(pageKeyOf(address)).toBe(key));

test('all caches together are bounded', () => {
  const bytes = Object.values(CACHES).map(({ maxEntries, maxBytes }) => maxEntries * maxBytes);
  expect(bytes.reduce((sum, most) => sum + most)).toBeLessThan(600_000_000);
});
