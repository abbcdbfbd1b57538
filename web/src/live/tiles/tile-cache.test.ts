import type { Tile } from '@waymark/model/geography/tiles';
import type { MapTile } from '@waymark/model/map-index/map-tile';
import { expect, test, vi } from 'vitest';
import { createTileCache, MAX_CACHED_TILES, MAX_UNUSED_TIME } from './tile-cache.ts';

const EMPTY: MapTile = { leaf: true, items: [] };
const tile = (x: number): Tile => ({ level: 10, x, y: 0 });
const keys = (...tiles: Tile[]) => tiles.map(({ level, x, y }) => `${level}/${x}/${y}`);

test('a tile stays known for five minutes after its last user has gone', () => {
  let now = 0;
  const cache = createTileCache(() => now);
  cache.put(tile(1), EMPTY);
  const first = cache.need(keys(tile(1)));
  const second = cache.need(keys(tile(1)));
  first();
  now = 10 * MAX_UNUSED_TIME;
  expect(cache.known(tile(1))).toBe(EMPTY);
  second();
  now += MAX_UNUSED_TIME - 1;
  expect(cache.known(tile(1))).toBe(EMPTY);
  now += 1;
  expect(cache.known(tile(1))).toBeUndefined();
});

test('the least recently used tiles are dropped first, and never a needed one', () => {
  const cache = createTileCache(() => 0);
  cache.put(tile(0), EMPTY);
  cache.put(tile(1), EMPTY);
  cache.put(tile(2), EMPTY);
  cache.need(keys(tile(0)));
  cache.need(keys(tile(1)))();
  for (let x = 3; x <= MAX_CACHED_TILES; x++) cache.put(tile(x), EMPTY);
  expect(cache.known(tile(0))).toBe(EMPTY);
  expect(cache.known(tile(1))).toBe(EMPTY);
  expect(cache.known(tile(2))).toBeUndefined();
});

test('a missing tile is known from the server, but not from the cache', () => {
  const cache = createTileCache(() => 0);
  const heard = vi.fn();
  cache.version.subscribe(heard);
  cache.receive(tile(1), { documents: [], fromServer: false });
  expect(cache.known(tile(1))).toBeUndefined();
  cache.receive(tile(1), { documents: [], fromServer: true });
  expect(cache.known(tile(1))).toBeNull();
  expect(heard).toHaveBeenCalledOnce();
});

test('the tiles that listeners brought are known apart from those of answers and payloads', () => {
  const cache = createTileCache();
  cache.put(tile(1), null);
  cache.fill([{ ...tile(2), leaf: true, items: '', cells: '' } as Tile]);
  expect([...cache.live()]).toEqual([]);
  cache.receive(tile(1), { documents: [], fromServer: true });
  expect([...cache.live()]).toEqual([[keys(tile(1))[0], null]]);
});
