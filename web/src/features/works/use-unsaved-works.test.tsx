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

test('the drafts of this browser are known, and the list follows changes', async () => {
  kept.localDraftIds.mockResolvedValue(new Set(['w']));
  const { result, unmount } = renderHook(() => useUnsavedWorks('me'));
  await vi.waitFor(() => expect([...result.current]).toEqual(['w']));
  const before = result.current;
  await act(async () => change());
  // The set is stable, so that a key pressed in another tab renders nothing.
  expect(result.current).toBe(before);
  kept.localDraftIds.mockResolvedValue(new Set(['x']));
  await act(async () => change());
  expect([...result.current]).toEqual(['x']);
  expect(kept.localDraftIds).toHaveBeenCalledWith('me');
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

test('a browser whose drafts cannot be read counts as without drafts, and the log has the reason', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  kept.localDraftIds.mockRejectedValue(new DOMException('blocked', 'SecurityError'));
  const { result } = renderHook(() => useUnsavedWorks('me'));
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(result.current.size).toBe(0);
});
