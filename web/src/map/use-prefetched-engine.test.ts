// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Camera } from '@waymark/model/view-codec';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../ui/hooks/store.ts';
import { engineFiles } from './engine-files.ts';
import type { EngineName } from './fallback-order.ts';
import { usePrefetchedEngine } from './use-prefetched-engine.ts';

const SIZE = { width: 800, height: 600 };
const WORLD: Camera = { lat: 25, lng: 10, zoom: 1 };
const PARIS: Camera = { lat: 48.85, lng: 2.35, zoom: 11 };

const asked = vi.fn(async (_address: string) => new Response('{}'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked.mockClear());
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function fetched(name: EngineName, camera: Camera): Promise<string[]> {
  renderHook(() => usePrefetchedEngine(name, createStore(camera), SIZE));
  expect(asked).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  return asked.mock.calls.map(([address]) => address);
}

test('an idle page fetches what the map needs first, with the land in view where it is close', async () => {
  expect(await fetched('embedded', WORLD)).toEqual(['/@base-map/names.json']);
  cleanup();
  asked.mockClear();
  expect(await fetched('embedded', PARIS)).toEqual([
    '/@base-map/names.json',
    '/@base-map/tiles/5/16/11.pbf',
    '/@base-map/tiles/near/32/22.pbf',
  ]);
});

test('nothing is fetched where the browser asks to save data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(await fetched('embedded', PARIS)).toEqual([]);
});

test('a file that cannot be fetched does no harm', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await fetched('embedded', PARIS)).toHaveLength(1);
});

test('a map without an engine needs no files, and Google’s own are not fetched ahead', () => {
  expect(engineFiles('none', PARIS, SIZE)).toEqual([]);
  expect(engineFiles('google', PARIS, SIZE)).toEqual([]);
});

test('a view has few tiles of land at any zoom', () => {
  for (let zoom = 0; zoom <= 19; zoom += 0.25) {
    expect(engineFiles('embedded', { ...PARIS, zoom }, { width: 2560, height: 1440 }).length).toBeLessThan(
      14,
    );
  }
});
