// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AFTER_INPUT } from '../../ui/hooks/after-input.ts';
import { RETRY_AFTER } from '../../ui/hooks/until-loaded.ts';
import { PATIENCE } from '../../ui/hooks/when-wanted.ts';

const Nothing = () => null;

/** The number of requests for the layer, and how many of the first ones fail. */
const layer = vi.hoisted(() => ({ asked: 0, failures: 0 }));

beforeEach(() => {
  vi.resetModules();
  layer.asked = 0;
  layer.failures = 0;
  mockLayer();
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Mocks the layer again, because a module that has loaded or failed once is not requested again otherwise. */
function mockLayer(): void {
  vi.doMock('./live-source.ts', () => {
    layer.asked++;
    if (layer.asked <= layer.failures) throw new Error('no connection');
    return { LiveSource: Nothing, firebaseStarted: Promise.resolve() };
  });
}

/** The module as a newly opened page loads it. */
async function open(atOnce: boolean) {
  const { useLiveLayer } = await import('./live-layer.ts');
  return { useLiveLayer, ...renderHook(() => useLiveLayer(atOnce)) };
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Waits until every started import has succeeded or failed. The timers do not advance. */
function settled(): Promise<void> {
  return act(() => vi.dynamicImportSettled());
}

test('a page that shows its payload waits for the patience to pass', async () => {
  const { result } = await open(false);
  await pass(PATIENCE - 1);
  expect(layer.asked).toBe(0);
  await pass(1);
  await settled();
  expect(result.current).toBeDefined();
  expect(layer.asked).toBe(1);
});

test.each(['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'click'])(
  'a page that shows its payload loads the layer once, in an idle moment after the first %s',
  async (input) => {
    const { result } = await open(false);
    act(() => {
      dispatchEvent(new Event(input));
      dispatchEvent(new Event(input));
    });
    expect(layer.asked).toBe(0);
    await pass(AFTER_INPUT.longest);
    await settled();
    expect(result.current).toBeDefined();
    await pass(PATIENCE);
    expect(layer.asked).toBe(1);
  },
);

test('a page that has nothing else to show loads the layer at once', async () => {
  const { result } = await open(true);
  await settled();
  expect(result.current).toBeDefined();
  expect(layer.asked).toBe(1);
});

test('a page that is left before the first input, or at once after it, loads nothing', async () => {
  const first = await open(false);
  first.unmount();
  dispatchEvent(new Event('keydown'));
  const second = renderHook(() => first.useLiveLayer(false));
  dispatchEvent(new Event('keydown'));
  second.unmount();
  await pass(PATIENCE);
  expect(layer.asked).toBe(0);
});

test('all parts share one load, also those that would wait, and a later part has the layer at once', async () => {
  const { result, useLiveLayer } = await open(true);
  const others = [true, false].map((atOnce) => renderHook(() => useLiveLayer(atOnce)));
  await settled();
  expect(result.current).toBeDefined();
  for (const other of others) expect(other.result.current).toBe(result.current);
  const later = renderHook(() => useLiveLayer(false));
  expect(later.result.current).toBe(result.current);
  expect(layer.asked).toBe(1);
});

test('a layer that fails to load is requested again after a while', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  layer.failures = 1;
  const { result } = await open(true);
  await settled();
  expect(warn).toHaveBeenCalledOnce();
  mockLayer();
  await pass(RETRY_AFTER - 1);
  expect(layer.asked).toBe(1);
  await pass(1);
  await settled();
  expect(result.current).toBeDefined();
  expect(layer.asked).toBe(2);
});

test('a layer that fails to load is requested again as soon as the connection is back', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  layer.failures = 1;
  const { result } = await open(true);
  await settled();
  expect(warn).toHaveBeenCalledOnce();
  mockLayer();
  act(() => void dispatchEvent(new Event('online')));
  await settled();
  expect(result.current).toBeDefined();
  expect(layer.asked).toBe(2);
});
