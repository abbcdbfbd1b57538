// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CURRENT_TIME, useIsland } from './use-island.ts';

const fetchIsland = vi.hoisted(() => vi.fn());
vi.mock('../../services/island.ts', () => ({ fetchIsland }));

const NEW = { name: 'new' } as const;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  fetchIsland.mockReset().mockImplementation(async () => ({ cards: [fetchIsland.mock.calls.length] }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(...args: Parameters<typeof useIsland>) {
  const view = renderHook(() => useIsland(...args));
  await act(async () => {});
  return view;
}

/** Leaves the tab for a time, in milliseconds, and returns to it. */
async function leaveFor(milliseconds: number) {
  for (const state of ['hidden', 'visible'] as const) {
    visibility = state;
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    if (state === 'hidden') vi.advanceTimersByTime(milliseconds);
  }
}

test('a part loads at first, and again when the reader returns after a while', async () => {
  const { result } = await open(NEW);
  expect(result.current).toEqual({ cards: [1] });
  await leaveFor(CURRENT_TIME - 1);
  expect(result.current).toEqual({ cards: [1] });
  await leaveFor(1);
  expect(result.current).toEqual({ cards: [2] });
});

test('a part with known content loads only after a return', async () => {
  const { result } = await open(NEW, { isKnown: true });
  expect(fetchIsland).not.toHaveBeenCalled();
  await leaveFor(CURRENT_TIME);
  expect(result.current).toEqual({ cards: [1] });
});

test('a part keeps its content where it is unavailable, and tries again at the next return', async () => {
  const { result } = await open(NEW);
  fetchIsland.mockResolvedValueOnce(undefined);
  await leaveFor(CURRENT_TIME);
  expect(result.current).toEqual({ cards: [1] });
  await leaveFor(1);
  expect(result.current).toEqual({ cards: [3] });
});

test('a part that has never been available is null', async () => {
  fetchIsland.mockResolvedValueOnce(undefined);
  const { result } = await open(NEW);
  expect(result.current).toBeNull();
});

test('nothing loads while there is no part, or in a tab that is not visible', async () => {
  await open(undefined);
  visibility = 'hidden';
  await open(NEW);
  expect(fetchIsland).not.toHaveBeenCalled();
});

test('a part that is removed stops loading', async () => {
  const { unmount } = await open(NEW);
  unmount();
  await leaveFor(CURRENT_TIME);
  expect(fetchIsland).toHaveBeenCalledTimes(1);
  expect(fetchIsland.mock.calls[0]?.[1]).toHaveProperty('aborted', true);
});
