import { afterEach, expect, test, vi } from 'vitest';
import { keptTiles } from './kept-tiles.ts';

afterEach(() => vi.unstubAllGlobals());

function keep(tiles: ReadonlyMap<string, unknown>): void {
  const cache = {
    keys: async () =>
      [...tiles.keys()].map((key) => ({ url: `https://waymark.example/api/map/${key}.json` })),
    match: async ({ url }: { url: string }) => Response.json(tiles.get(url.slice(32, -5))),
  };
  vi.stubGlobal('caches', { has: async () => true, open: async () => cache });
}

test('a tile has its place and its content', async () => {
  const leaf = { leaf: true, items: '', cells: '' };
  keep(new Map<string, unknown>(Object.entries({ '3/4/2': leaf, '6/30/24': null })));
  expect(await keptTiles()).toEqual([
    { level: 3, x: 4, y: 2, ...leaf },
    { level: 6, x: 30, y: 24 },
  ]);
});

test('a browser that has kept nothing has none', async () => {
  vi.stubGlobal('caches', { has: async () => false });
  expect(await keptTiles()).toEqual([]);
});

test('a browser without caches has none', async () => {
  vi.stubGlobal('caches', undefined);
  expect(await keptTiles()).toEqual([]);
});
