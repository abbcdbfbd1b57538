// @vitest-environment happy-dom

import type { Tile } from '@waymark/model/geography/tiles';
import { type MapTile, readTile, tileKey } from '@waymark/model/map-index/map-tile';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../../ui/hooks/store.ts';
import { keepTiles } from './keep-tiles.ts';

const [TILE, OTHER]: [Tile, Tile] = [
  { level: 3, x: 4, y: 2 },
  { level: 3, x: 4, y: 3 },
];
const LEAF = { leaf: true as const, items: [] };

/** The tiles that listeners have brought to a document. */
function createTiles() {
  const all = new Map<string, MapTile | null>();
  const version = createStore(0);
  const put = (tile: Tile, content: MapTile | null) => {
    all.set(tileKey(tile), content);
    version.set(version.current() + 1);
  };
  return { version, live: () => all, put };
}

const postMessage = vi.fn();
let container: EventTarget & { controller: { postMessage: typeof postMessage } | null };

beforeEach(() => {
  container = Object.assign(new EventTarget(), { controller: null });
  vi.stubGlobal('navigator', { serviceWorker: container });
});
afterEach(() => {
  vi.unstubAllGlobals();
  postMessage.mockReset();
});

function takeControl(): void {
  container.controller = { postMessage };
  container.dispatchEvent(new Event('controllerchange'));
}

/** The tiles that the worker has been sent, in order. */
const sent = () =>
  postMessage.mock.calls.flatMap(([message]) =>
    message.payload.map(([key, json]: [string, string]) => [key, readTile(JSON.parse(json)) ?? null]),
  );

test('a worker gets the tiles that came before it took control, and then each new one once', () => {
  const tiles = createTiles();
  keepTiles(tiles);
  tiles.put(TILE, LEAF);
  expect(sent()).toEqual([]);
  takeControl();
  expect(sent()).toEqual([[tileKey(TILE), LEAF]]);
  tiles.put(OTHER, null);
  expect(sent().slice(1)).toEqual([[tileKey(OTHER), null]]);
});

test('a tile that changes is sent again, and one that is confirmed is not', () => {
  const tiles = createTiles();
  keepTiles(tiles);
  takeControl();
  tiles.put(TILE, LEAF);
  tiles.put(TILE, LEAF);
  expect(sent()).toHaveLength(1);
  tiles.put(TILE, null);
  expect(sent()).toEqual([
    [tileKey(TILE), LEAF],
    [tileKey(TILE), null],
  ]);
});
