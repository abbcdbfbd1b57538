// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUnsavedWorks } from './use-unsaved-works.ts';

const kept = vi.hoisted(() => ({ localDraftIds: vi.fn(), onLocalDraftsChange: vi.fn() }));
vi.mock('../../live/writes/draft-store.ts', () => kept);

const stop = vi.fn();
let change: () => void;

beforeEach(() => {
  vi.resetAllMocks();
  kept.onLocalDraftsChange.mockImplementation((listener: () => void) => {
    change = listener;
    return stop;
  });
});
afterEach(cleanup);

test('what this browser keeps is known, and follows it', async () => {
  kept.localDraftIds.mockResolvedValue(new Set(['w']));
  const { result, unmount } = renderHook(() => useUnsavedWorks('me'));
  await vi.waitFor(() => expect([...result.current]).toEqual(['w']));
  const before = result.current;
  await act(async () => change());
  // The same as long as it is the same: nothing is rendered again for every key in another tab.
  expect(result.current).toBe(before);
  kept.localDraftIds.mockResolvedValue(new Set(['x']));
  await act(async () => change());
  expect([...result.current]).toEqual(['x']);
  expect(kept.localDraftIds).toHaveBeenCalledWith('me');
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

test('a browser that cannot be asked keeps nothing, and the log says why', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  kept.localDraftIds.mockRejectedValue(new DOMException('blocked', 'SecurityError'));
  const { result } = renderHook(() => useUnsavedWorks('me'));
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(result.current.size).toBe(0);
});
