// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Camera } from '@waymark/model/view-codec';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../ui/hooks/store.ts';
import { AFTER_INPUT } from '../ui/hooks/after-input.ts';
import { PATIENCE } from '../ui/hooks/when-wanted.ts';
import { hasWebGl } from './has-webgl.ts';
import { STREETS_FROM } from './streets-from.ts';
import { useStreetsWanted } from './use-streets-wanted.ts';

const config = vi.hoisted(() => ({ VITE_STREETS_URL: undefined as string | undefined }));
vi.mock('../config.ts', () => ({ config }));
vi.mock('./has-webgl.ts', () => ({ hasWebGl: vi.fn() }));

const LISBON: Camera = { lat: 38.71, lng: -9.14, zoom: STREETS_FROM };

beforeEach(() => {
  vi.useFakeTimers();
  config.VITE_STREETS_URL = 'https://maps.example/streets.pmtiles';
  vi.mocked(hasWebGl).mockReset().mockReturnValue(true);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function lookAt(camera: Camera) {
  const here = createStore(camera);
  return { here, ...renderHook(() => useStreetsWanted(here)) };
}

function scroll(): void {
  act(() => {
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(AFTER_INPUT.longest);
  });
}

const wait = () => act(() => vi.advanceTimersByTime(PATIENCE));

test('a view with streets wants them after the first input anywhere on the page, and keeps them', () => {
  const { here, result } = lookAt(LISBON);
  expect(result.current).toBe(false);
  scroll();
  expect(result.current).toBe(true);
  act(() => here.set({ ...LISBON, zoom: 2 }));
  expect(result.current).toBe(true);
});

test('a view with streets wants them after a while without any input', () => {
  const { result } = lookAt(LISBON);
  act(() => vi.advanceTimersByTime(PATIENCE - 1));
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});

test('a view from further away wants none, whatever the visitor does, until it comes close', () => {
  const { here, result } = lookAt({ ...LISBON, zoom: STREETS_FROM - 0.1 });
  scroll();
  wait();
  expect(result.current).toBe(false);
  expect(hasWebGl).not.toHaveBeenCalled();
  act(() => here.set(LISBON));
  expect(result.current).toBe(false);
  scroll();
  expect(result.current).toBe(true);
});

test.each([
  ['the map has no streets', () => (config.VITE_STREETS_URL = undefined)],
  ['the browser has no WebGL', () => vi.mocked(hasWebGl).mockReturnValue(false)],
  ['there is no connection', () => vi.stubGlobal('navigator', { onLine: false })],
  [
    'the visitor saves data',
    () => vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } }),
  ],
])('where %s, nothing is wanted', (_, prepare) => {
  prepare();
  const { result } = lookAt(LISBON);
  scroll();
  wait();
  expect(result.current).toBe(false);
});
