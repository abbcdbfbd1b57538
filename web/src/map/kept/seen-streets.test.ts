import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeCaches } from '../../session/testing/fake-caches.ts';
import type { StreetArchive } from '../streets/archive.ts';
import { openSeen, withSeenTiles } from './seen-streets.ts';

const ADDRESS = 'https://maps.example/streets.pmtiles';
const NEVER = new AbortController().signal;

const read = vi.fn<StreetArchive['tile']>();

beforeEach(() => {
  const caches = createFakeCaches();
  vi.stubGlobal('caches', caches);
  // Where the library expects the page.
  vi.stubGlobal('self', { caches });
  vi.stubGlobal('location', new URL('https://waymark.example/'));
  read.mockReset();
  read.mockImplementation(async (z, x, y) => bytesOf(`${z}/${x}/${y}`));
});

test('a tile is read once, also by the next page', async () => {
  expect(await textOf(archive('"1"'), 14)).toBe('14/1/2');
  await vi.waitFor(async () => expect(await textOf(await openSeen(ADDRESS), 14)).toBe('14/1/2'));
  expect(await textOf(archive('"1"'), 14)).toBe('14/1/2');
  expect(read).toHaveBeenCalledTimes(1);
});

test('the tiles of an archive that changed are read again', async () => {
  await textOf(archive('"1"'), 14);
  await vi.waitFor(async () => expect(await textOf(await openSeen(ADDRESS), 14)).toBeDefined());
  read.mockResolvedValueOnce(bytesOf('new'));
  expect(await textOf(archive('"2"'), 14)).toBe('new');
});

test('without a connection there is what was seen, and nothing where nothing was', async () => {
  expect(await openSeen(ADDRESS)).toBeUndefined();
  await textOf(archive('"1"'), 14);
  await vi.waitFor(async () => expect(await textOf(await openSeen(ADDRESS), 14)).toBe('14/1/2'));
  const seen = await openSeen(ADDRESS);
  expect(seen).toMatchObject({ minZoom: 10, maxZoom: 14, attribution: '© OpenStreetMap' });
  expect(await textOf(seen, 13)).toBeUndefined();
});

test('a tile that the archive lacks, and one that is too large, are not stored', async () => {
  read.mockResolvedValueOnce(undefined);
  expect(await textOf(archive('"1"'), 14)).toBeUndefined();
  // Random bytes cannot be packed.
  const large = new Uint8Array(250_000);
  for (let at = 0; at < large.length; at += 50_000) crypto.getRandomValues(large.subarray(at, at + 50_000));
  read.mockResolvedValueOnce(large);
  expect((await archive('"1"').tile(13, 1, 2, NEVER))?.length).toBe(250_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await textOf(await openSeen(ADDRESS), 14)).toBeUndefined();
  expect(await textOf(await openSeen(ADDRESS), 13)).toBeUndefined();
});

test('an archive whose server names no version is read each time', async () => {
  await textOf(archive(undefined), 14);
  await textOf(archive(undefined), 14);
  expect(read).toHaveBeenCalledTimes(2);
  expect(await openSeen(ADDRESS)).toBeUndefined();
});

test('a browser that stores nothing shows the streets all the same', async () => {
  const full = async () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
  vi.stubGlobal('caches', { has: async () => false, open: full });
  expect(await textOf(archive('"1"'), 14)).toBe('14/1/2');
  vi.stubGlobal('caches', undefined);
  expect(await textOf(archive('"1"'), 14)).toBe('14/1/2');
  expect(await openSeen(ADDRESS)).toBeUndefined();
});

function archive(version: string | undefined) {
  return withSeenTiles(ADDRESS, {
    bounds: { west: -10, south: 30, east: 140, north: 60 },
    minZoom: 10,
    maxZoom: 14,
    attribution: '© OpenStreetMap',
    version,
    tile: read,
    sizeOf: async () => 0,
  });
}

async function textOf(from: Awaited<ReturnType<typeof openSeen>>, zoom: number): Promise<string | undefined> {
  const tile = await from?.tile(zoom, 1, 2, NEVER);
  return tile && new TextDecoder().decode(tile);
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
