// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isReachable } from '../services/reachable.ts';
import { useReload } from './use-reload.ts';

vi.mock(import('../services/reachable.ts'), () => ({ isReachable: vi.fn() }));
const again = vi.fn();

beforeEach(() => {
  vi.mocked(isReachable).mockResolvedValue(true);
  vi.spyOn(location, 'reload').mockImplementation(again);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  again.mockClear();
});

/** An error page in a document of an age in milliseconds. */
async function open(age: number, byItself = true) {
  vi.spyOn(performance, 'now').mockReturnValue(age);
  const view = await act(async () => renderHook(() => useReload(byItself)));
  return view.result;
}

test('a document that is old asks for itself again, since a newer version may have taken its code away', async () => {
  await open(60_001);
  expect(again).toHaveBeenCalledOnce();
});

test('one that has just come does not: it would do so for ever', async () => {
  await open(60_000);
  expect(again).not.toHaveBeenCalled();
});

test('nobody is left with the error page of the browser; that nothing was asked for is not said to have failed', async () => {
  vi.mocked(isReachable).mockResolvedValue(false);
  const result = await open(60_001);
  expect(again).not.toHaveBeenCalled();
  expect(result.current.state).toBe('idle');
});

test('it is asked for once more when the connection comes back, and whenever somebody wants it', async () => {
  const result = await open(0);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(again).toHaveBeenCalledTimes(1);
  await act(async () => result.current.reload());
  expect(again).toHaveBeenCalledTimes(2);
});

test('other errors wait for somebody to try again', async () => {
  await open(60_001, false);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(again).not.toHaveBeenCalled();
});
