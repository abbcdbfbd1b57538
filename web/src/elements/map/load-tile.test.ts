import type { Tile } from '@waymark/model/geography/tiles';
import type { MapTile } from '@waymark/model/map-index/map-tile';
import { beforeEach, expect, test, vi } from 'vitest';
import { documentTiles } from '../../live/tiles/tile-cache-context.ts';
import { loadTile } from './load-tile.ts';

const server = vi.hoisted(() => ({
  answer: undefined as MapTile | null | undefined,
  kept: vi.fn<() => Promise<Tile[]>>(),
}));
vi.mock('../../services/map-tile.ts', () => ({ loadMapTile: async () => server.answer }));
vi.mock('../../services/offline/kept-tiles.ts', () => ({ keptTiles: server.kept }));

const [LEAF, BELOW]: Tile[] = [
  { level: 5, x: 15, y: 12 },
  { level: 6, x: 30, y: 24 },
];
const load = (tile: Tile | undefined, signal = new AbortController().signal) =>
  loadTile(tile ?? { level: 0, x: 0, y: 0 }, signal);

beforeEach(() => {
  server.answer = undefined;
  server.kept.mockReset().mockResolvedValue([]);
});

test('a tile that the server has is as the server has it, and what was kept is not read', async () => {
  server.answer = null;
  expect(await load(BELOW)).toBeNull();
  expect(server.kept).not.toHaveBeenCalled();
});

test('where the server cannot be reached, the document gets what was kept, once for all tiles that are missing', async () => {
  const kept = { ...LEAF, leaf: true, items: '', cells: '' } as Tile;
  server.kept.mockResolvedValue([kept]);
  const [leaf, below] = await Promise.all([load(LEAF), load(BELOW)]);
  expect(leaf).toEqual({ leaf: true, items: [] });
  expect(below).toBeUndefined();
  expect(documentTiles.known(kept)).toEqual({ leaf: true, items: [] });
  expect(server.kept).toHaveBeenCalledOnce();
});

test('a tile that is no longer needed restores nothing', async () => {
  await load(BELOW, AbortSignal.abort());
  expect(server.kept).not.toHaveBeenCalled();
});

test('a tile is unknown where the browser does not read its storage', async () => {
  server.kept.mockRejectedValue(new Error('refused'));
  expect(await load(BELOW)).toBeUndefined();
});
