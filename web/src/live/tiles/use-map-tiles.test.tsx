// @vitest-environment happy-dom

import { act, cleanup, render } from '@testing-library/react';
import {
  childTiles,
  parentTile,
  quadkeyOf,
  type Tile,
  tileAt,
  WORLD_TILE,
} from '@waymark/model/geography/tiles';
import { tilesOf } from '@waymark/model/map-index/camera-tiles';
import { countItems } from '@waymark/model/map-index/cells';
import { compareItems, type MapItem, quadkeyAt } from '@waymark/model/map-index/map-item';
import {
  BEST_ITEMS,
  GRID_SIZE,
  itemsIn,
  LEAF_ITEMS,
  type MapTile,
  tileKey,
  tilePath,
  writeTile,
} from '@waymark/model/map-index/map-tile';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '../core/live-query.ts';
import { GRACE, type Listen } from '../core/subscriptions.ts';
import { createTileCache, type TileCache } from './tile-cache.ts';
import { cacheLoadedTiles, TileCacheContext } from './tile-cache-context.ts';
import { useMapTiles } from './use-map-tiles.tsx';

const fake = vi.hoisted(() => ({ listen: undefined as Listen | undefined }));
vi.mock('../core/listen.ts', () => ({ listen: (...args: Parameters<Listen>) => fake.listen?.(...args) }));

const SCREEN = { width: 1440, height: 900 };

/** A world of 4,000 pins, half of them around Paris. */
const ITEMS: MapItem[] = Array.from({ length: 4_000 }, (_, i) => ({
  kind: 'pin',
  id: `item${String(i).padStart(16, '0')}`,
  position:
    i % 2 === 0
      ? { lat: 48.5 + ((i * 7) % 700) / 1_000, lng: 2 + ((i * 13) % 900) / 1_000 }
      : { lat: -60 + ((i * 31) % 1_300) / 10, lng: -180 + ((i * 17) % 3_600) / 10 },
  rank: i,
  cover: null,
  title: { en: `Pin ${i}` },
}));

let items: readonly MapItem[];
let listening: Map<string, (event: LiveEvent) => void>;
let asked: string[];
let cache: TileCache;

const QUADKEYS = new Map<MapItem, string>();

function quadkeyOfItem(item: MapItem): string {
  const known = QUADKEYS.get(item) ?? quadkeyAt(item.position);
  QUADKEYS.set(item, known);
  return known;
}

function inside(tile: Tile): MapItem[] {
  const quadkey = quadkeyOf(tile);
  return items.filter((item) => quadkeyOfItem(item).startsWith(quadkey));
}

/** The tile as the index stores it. A leaf has no tiles below it. */
function stored(tile: Tile): MapTile | null {
  const here = inside(tile).sort(compareItems);
  const above = parentTile(tile);
  if (here.length === 0 || (above && inside(above).length <= LEAF_ITEMS)) return null;
  if (here.length <= LEAF_ITEMS) return { leaf: true, items: here };
  return { leaf: false, items: here.slice(0, BEST_ITEMS), cells: countItems(tile, here, GRID_SIZE) };
}

function tileIn(path: string): Tile {
  const [, level, , place = ''] = path.split('/');
  const [x, y] = place.split('-').map(Number);
  return { level: Number(level), x: x ?? 0, y: y ?? 0 };
}

function eventOf(path: string): LiveEvent {
  const content = stored(tileIn(path));
  return {
    documents: content ? [{ path, id: path, data: { ...writeTile(content) } }] : [],
    fromServer: true,
  };
}

beforeEach(async () => {
  // The modules are loaded first, because fake timers do not advance a dynamic import.
  await Promise.all([import('../core/live-source.ts'), import('../core/reader-of.ts')]);
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  items = ITEMS;
  cache = createTileCache();
  listening = new Map();
  asked = [];
  fake.listen = (source, next) => {
    if (!('document' in source)) throw new Error('Tiles are documents');
    const path = source.document;
    asked.push(path);
    listening.set(path, next);
    queueMicrotask(() => next(eventOf(path)));
    return () => listening.delete(path);
  };
});

afterEach(async () => {
  cleanup();
  await pass(GRACE);
  vi.useRealTimers();
});

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** No tile is available over HTTP, so the live layer loads at once. */
const load = vi.fn(async () => undefined);

let shown: ReturnType<typeof useMapTiles>;

interface MapProps {
  wanted: readonly Tile[];
}

function TheMap(props: MapProps) {
  return (
    <TileCacheContext value={cache}>
      <Tiles {...props} />
    </TileCacheContext>
  );
}

function Tiles({ wanted }: MapProps) {
  shown = useMapTiles({ wanted, load });
  return shown.sources;
}

async function look(rerender: (ui: React.ReactElement) => void, lat: number, lng: number, zoom: number) {
  rerender(<TheMap wanted={tilesOf({ lat, lng, zoom }, SCREEN)} />);
  for (let i = 0; i < 10; i++) await pass(0);
}

test('the map shows every item in view and requests at most 24 tiles', async () => {
  const { rerender } = render(<TheMap wanted={[]} />);
  await look(rerender, 48.85, 2.35, 10);
  expect(shown.missing).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(24);
  const wanted = tilesOf({ lat: 48.85, lng: 2.35, zoom: 10 }, SCREEN).map(tileKey);
  const seen = items.filter(({ position }) => wanted.includes(tileKey(tileAt(position, 10))));
  const counted = shown.shown.reduce((sum, { content }) => sum + itemsIn(content), 0);
  expect(counted).toBeGreaterThanOrEqual(seen.length);
});

test('twenty pans leave as many listeners as one, and panning back requests no tile', async () => {
  const { rerender } = render(<TheMap wanted={[]} />);
  await look(rerender, 48.85, 2.3, 11);
  await pass(2 * GRACE);
  const half = (720 / (512 * 2 ** 11)) * 360;
  for (let pan = 1; pan <= 20; pan++) {
    const before = new Set(asked);
    await look(rerender, 48.85, 2.3 + half * pan, 11);
    expect(asked.filter((path) => !before.has(path)).length).toBeLessThanOrEqual(12);
    await pass(2 * GRACE);
    expect(listening.size).toBeLessThanOrEqual(24);
  }
  const known = new Set(asked);
  await look(rerender, 48.85, 2.3 + half * 19, 11);
  expect(shown.missing).toEqual([]);
  expect(asked.filter((path) => !known.has(path))).toEqual([]);
});

test('a former view shows at once for five minutes, and is requested again after that', async () => {
  const wanted = tilesOf({ lat: 48.85, lng: 2.35, zoom: 9 }, SCREEN);
  const { rerender } = render(<TheMap wanted={wanted} />);
  await look(rerender, 48.85, 2.35, 9);
  const seen = shown.shown.length;
  await look(rerender, -30, 140, 9);
  await pass(290_000);
  rerender(<TheMap wanted={wanted} />);
  expect(shown.shown).toHaveLength(seen);
  await look(rerender, -30, 140, 9);
  await pass(310_000);
  rerender(<TheMap wanted={wanted} />);
  expect(shown.missing.length).toBeGreaterThan(0);
});

test('a tile that is no longer a leaf shows the tiles below it', async () => {
  items = ITEMS.filter((_, i) => i % 2 === 1 || i < 40);
  const { rerender } = render(<TheMap wanted={[]} />);
  await look(rerender, 48.85, 2.35, 12);
  const before = shown.shown.map(({ level }) => level);
  items = ITEMS;
  for (let i = 0; i < 20; i++) {
    act(() => {
      for (const [path, next] of [...listening]) next(eventOf(path));
    });
    await pass(0);
  }
  expect(Math.max(...shown.shown.map(({ level }) => level))).toBeGreaterThan(Math.max(...before));
});

test('items stay visible while their tiles merge and split', async () => {
  const crowd = ITEMS.filter((_, i) => i % 2 === 0).slice(0, 45);
  const others = ITEMS.filter(({ position }) => position.lat < 0);
  items = [...others, ...crowd];
  const { rerender } = render(<TheMap wanted={[]} />);
  await look(rerender, 48.85, 2.45, 12);
  for (const count of [15, 45, 15, 45]) {
    items = [...others, ...crowd.slice(0, count)];
    for (let i = 0; i < 20; i++) {
      act(() => {
        for (const [path, next] of [...listening]) next(eventOf(path));
      });
      await pass(0);
    }
    await pass(60_000);
    const wanted = tilesOf({ lat: 48.85, lng: 2.45, zoom: 12 }, SCREEN).map(tileKey);
    const inView = items.filter(({ position }) => wanted.includes(tileKey(tileAt(position, 12))));
    const ids = shown.shown.flatMap(({ content }) => content.items.map(({ id }) => id));
    for (const { id } of inView) expect(ids).toContain(id);
  }
});

test('the first item of an empty part of the map appears', async () => {
  items = ITEMS.filter(({ position }) => position.lat > 0);
  const { rerender } = render(<TheMap wanted={[]} />);
  await look(rerender, -50, -30, 6);
  expect(shown.shown).toEqual([]);
  expect(shown.watched.length).toBeGreaterThan(0);
  items = [
    ...items,
    { kind: 'pin', id: 'z'.repeat(20), position: { lat: -50, lng: -30 }, rank: 1, cover: null, title: {} },
  ];
  for (let i = 0; i < 5; i++) {
    act(() => {
      for (const [path, next] of [...listening]) next(eventOf(path));
    });
    await pass(0);
  }
  expect(shown.shown.flatMap(({ content }) => content.items)).toContainEqual(
    expect.objectContaining({ id: 'z'.repeat(20) }),
  );
});

test('a broken tile is left out and logged, and the rest of the map works', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { rerender } = render(<TheMap wanted={[]} />);
  await look(rerender, 48.85, 2.35, 10);
  const [broken] = shown.shown;
  if (broken === undefined) throw new Error('Nothing is shown');
  const path = tilePath(broken);
  act(() => listening.get(path)?.({ documents: [{ path, id: path, data: { leaf: 1 } }], fromServer: true }));
  expect(shown.shown.map(tileKey)).not.toContain(tileKey(broken));
  expect(shown.shown.length).toBeGreaterThan(0);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(path));
  warn.mockRestore();
});

test('a failing listener keeps the known tiles', async () => {
  const { rerender } = render(<TheMap wanted={[]} />);
  await look(rerender, 48.85, 2.35, 10);
  const before = shown.shown.length;
  act(() => {
    for (const next of [...listening.values()]) next({ failure: 'unavailable' });
  });
  expect(shown.shown).toHaveLength(before);
});

test('the tiles of the payload show at once, and no other tile has a listener', async () => {
  const wanted = tilesOf({ lat: 25, lng: 10, zoom: 1 }, SCREEN);
  const initial = [WORLD_TILE, ...childTiles(WORLD_TILE), ...wanted].flatMap((tile) => {
    const content = stored(tile);
    return content ? [{ ...tile, ...writeTile(content) }] : [];
  });
  cacheLoadedTiles(cache, { explore: null, home: { payload: { tiles: initial } } });
  render(<TheMap wanted={wanted} />);
  const found = shown.shown.reduce((sum, { content }) => sum + itemsIn(content), 0);
  expect(found).toBe(items.length);
  expect(shown.missing).toEqual([]);
  for (let i = 0; i < 10; i++) await pass(0);
  expect(load).not.toHaveBeenCalled();
  expect(asked.length).toBeGreaterThan(0);
  expect(initial.map(tilePath)).toEqual(expect.arrayContaining(asked));
});

test('pages with different caches share no tile', () => {
  cacheLoadedTiles(cache, { home: { payload: { tiles: [{ ...WORLD_TILE, ...writeTile(worldOf(4)) }] } } });
  render(<TheMap wanted={[WORLD_TILE]} />);
  expect(shown.shown).toHaveLength(1);
  cleanup();
  cache = createTileCache();
  render(<TheMap wanted={[WORLD_TILE]} />);
  expect(shown.shown).toHaveLength(0);
});

test.each([null, 'text', { payload: null }, { payload: { tiles: 'none' } }, { tiles: [] }])(
  'loader data without tiles adds none: %j',
  (loaded) => {
    cacheLoadedTiles(cache, { page: loaded });
    expect(cache.known(WORLD_TILE)).toBeUndefined();
  },
);

function worldOf(count: number): MapTile {
  return { leaf: true, items: ITEMS.slice(0, count) };
}
