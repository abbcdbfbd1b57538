// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Camera } from '@waymark/model/view-codec';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AFTER_INPUT } from '../ui/hooks/after-input.ts';
import { createStore } from '../ui/hooks/store.ts';
import { PATIENCE } from '../ui/hooks/when-wanted.ts';
import { mayLoadStreets } from './may-load-streets.ts';
import { STREETS_FROM } from './streets-from.ts';
import { useStreetsWanted } from './use-streets-wanted.ts';

vi.mock('./may-load-streets.ts', () => ({ mayLoadStreets: vi.fn() }));

const LISBON: Camera = { lat: 38.71, lng: -9.14, zoom: STREETS_FROM };

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(mayLoadStreets).mockReset().mockReturnValue(true);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function lookAt(camera: Camera) {
  const here = createStore(camera);
  const view = renderHook(({ canStart }) => useStreetsWanted(here, canStart), {
    initialProps: { canStart: true },
  });
  return { here, ...view };
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
  expect(mayLoadStreets).not.toHaveBeenCalled();
  act(() => here.set(LISBON));
  expect(result.current).toBe(false);
  scroll();
  expect(result.current).toBe(true);
});

test('where none may load, none are wanted', () => {
  vi.mocked(mayLoadStreets).mockReturnValue(false);
  const { result } = lookAt(LISBON);
  scroll();
  wait();
  expect(result.current).toBe(false);
});

test('a visitor without a connection has them once it returns, but not before any input', () => {
  vi.mocked(mayLoadStreets).mockReturnValue(false);
  const { result, unmount } = lookAt(LISBON);
  const goOnline = () => act(() => void dispatchEvent(new Event('online')));
  goOnline();
  expect(mayLoadStreets).not.toHaveBeenCalled();
  scroll();
  vi.mocked(mayLoadStreets).mockReturnValue(true);
  expect(result.current).toBe(false);
  goOnline();
  expect(result.current).toBe(true);
  unmount();
  vi.mocked(mayLoadStreets).mockClear();
  goOnline();
  expect(mayLoadStreets).not.toHaveBeenCalled();
});

test('an input that starts the engine anyway tries nothing out', () => {
  const { rerender } = lookAt(LISBON);
  dispatchEvent(new Event('pointermove'));
  rerender({ canStart: false });
  wait();
  expect(mayLoadStreets).not.toHaveBeenCalled();
});
