import { beforeEach, expect, test, vi } from 'vitest';
import { KEPT_MAP_CACHE } from '../../session/kept-map-cache.ts';
import { createFakeCaches } from '../../session/testing/fake-caches.ts';
import type { StreetArchive } from '../streets/archive.ts';
import { keepMap, keptBytes, letGo, MOST_KEPT, planKept } from './keep-map.ts';
import { keptFacts, keptStreets } from './kept-tiles.ts';

const STREETS = 'https://maps.example/streets.pmtiles';
const KYOTO = { lat: 35.005, lng: 135.765 };
const LISBON = { lat: 38.711, lng: -9.136 };

const archive: StreetArchive = {
  bounds: { west: -10, south: 30, east: 140, north: 60 },
  minZoom: 10,
  maxZoom: 14,
  attribution: '© OpenStreetMap',
  version: '"1"',
  tile: async (z, x, y) => new TextEncoder().encode(`${z}/${x}/${y}`.repeat(50)),
  sizeOf: async () => 40_000,
};

vi.mock('../streets/archive.ts', () => ({ openArchive: vi.fn(async () => archive) }));

const requested: string[] = [];
const NEVER = new AbortController().signal;

beforeEach(() => {
  vi.stubGlobal('caches', createFakeCaches());
  requested.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    return new Response('tile');
  });
});

const nothing = () => {};

test('the map around the places of a list is kept: its region, its streets, and what is known of them', async () => {
  const plan = await planKept([KYOTO], STREETS);
  const shares: number[] = [];
  await keepMap('list', plan, (share) => shares.push(share), NEVER);
  expect(shares.at(-1)).toBe(1);
  expect(await keptBytes('list')).toBeGreaterThan(0);
  expect(requested.length).toBe(plan.tiles.filter(({ part }) => part !== 'streets').length);
  const { tile } = plan.tiles.find(({ part }) => part === 'streets') ?? {};
  if (tile === undefined) throw new Error('The plan has streets.');
  const bytes = await keptStreets(STREETS, tile);
  expect(new TextDecoder().decode(bytes)).toMatch(`${tile.level}/${tile.x}/${tile.y}`);
  expect(await keptFacts(STREETS)).toEqual({
    bounds: archive.bounds,
    minZoom: 10,
    maxZoom: 14,
    attribution: '© OpenStreetMap',
  });
});

test('a list with many places is kept up to the budget', async () => {
  const places = Array.from({ length: 60 }, (_, at) => ({ lat: -60 + 2 * at, lng: 6 * at - 179 }));
  const { bytes } = await planKept(places, STREETS);
  expect(bytes).toBeLessThanOrEqual(MOST_KEPT);
  expect(bytes).toBeGreaterThan(MOST_KEPT - 50_000);
});

test('without an archive the region is kept', async () => {
  const plan = await planKept([KYOTO], undefined);
  await keepMap('list', plan, nothing, NEVER);
  expect(plan.streets).toBeNull();
  expect(await keptBytes('list')).toBeGreaterThan(0);
});

test('letting go of a list keeps what another one needs, and with the last one everything goes', async () => {
  const plan = await planKept([KYOTO], STREETS);
  const far = await planKept([LISBON], STREETS);
  await keepMap('one', plan, nothing, NEVER);
  await keepMap('two', plan, nothing, NEVER);
  await keepMap('three', far, nothing, NEVER);
  await letGo('one');
  expect(await keptBytes('one')).toBeNull();
  const streets = plan.tiles.findLast(({ part }) => part === 'streets');
  if (streets === undefined) throw new Error('The plan has streets.');
  expect(await keptStreets(STREETS, streets.tile)).toBeDefined();
  await letGo('two');
  expect(await keptStreets(STREETS, streets.tile)).toBeUndefined();
  await letGo('three');
  expect(await caches.has(KEPT_MAP_CACHE)).toBe(false);
});

test('what was downloaded before an error is let go of', async () => {
  const plan = await planKept([KYOTO], STREETS);
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }));
  await expect(keepMap('list', plan, nothing, NEVER)).rejects.toThrow();
  expect(await keptBytes('list')).toBeNull();
  expect(await caches.has(KEPT_MAP_CACHE)).toBe(false);
});

test('a download that is stopped leaves nothing', async () => {
  const plan = await planKept([KYOTO], STREETS);
  const stop = new AbortController();
  await expect(keepMap('list', plan, () => stop.abort(), stop.signal)).rejects.toThrow();
  expect(await keptBytes('list')).toBeNull();
});

test('where nothing is kept, nothing is found, and no cache is created', async () => {
  expect(await keptBytes('list')).toBeNull();
  expect(await keptFacts(STREETS)).toBeUndefined();
  expect(await keptStreets(STREETS, { level: 14, x: 1, y: 1 })).toBeUndefined();
  expect(await caches.has(KEPT_MAP_CACHE)).toBe(false);
});
