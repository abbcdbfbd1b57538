// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isReachable } from '../../services/reachable.ts';
import { RELOAD_GUARD, rememberReload } from '../../services/reload-guard.ts';
import { RETRY_AFTER } from '../../ui/hooks/until-loaded.ts';
import { useReload } from './use-reload.ts';

vi.mock(import('../../services/reachable.ts'), () => ({ isReachable: vi.fn() }));
const again = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.mocked(isReachable).mockResolvedValue(true);
  vi.spyOn(location, 'reload').mockImplementation(again);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  again.mockClear();
  sessionStorage.clear();
});

/** An error page in a newly opened document. */
async function open(byItself = true) {
  const view = await act(async () => renderHook(() => useReload(byItself)));
  return view.result;
}

/** An error page in a document that was reloaded this many milliseconds ago. */
async function openReloaded(age: number) {
  rememberReload();
  pass(age);
  return open();
}

function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
}

const goOnline = () =>
  act(async () => {
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
  });

test('a page reloads itself, because a newer version may have replaced its code', async () => {
  await open();
  expect(again).toHaveBeenCalledOnce();
});

test('the next document does not reload itself within 10 s of that, to avoid a loop', async () => {
  await openReloaded(RELOAD_GUARD - 1);
  expect(again).not.toHaveBeenCalled();
});

test('it reloads itself 10 s after the former reload', async () => {
  await openReloaded(RELOAD_GUARD);
  expect(again).toHaveBeenCalledOnce();
});

test('two error pages of one document reload it once', async () => {
  await open();
  await open();
  expect(again).toHaveBeenCalledOnce();
});

test('a reader who has gone to another page meanwhile keeps it', async () => {
  const answer = Promise.withResolvers<boolean>();
  vi.mocked(isReachable).mockReturnValue(answer.promise);
  await open();
  cleanup();
  await act(async () => answer.resolve(true));
  expect(again).not.toHaveBeenCalled();
});

test('a tab that cannot store the reload does not reload itself', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const result = await open();
  expect(again).not.toHaveBeenCalled();
  await act(async () => result.current.reload());
  expect(again).toHaveBeenCalledOnce();
});

test('an unreachable server causes no reload, and no message where the reader did not ask for one', async () => {
  vi.mocked(isReachable).mockResolvedValue(false);
  const result = await open();
  expect(again).not.toHaveBeenCalled();
  expect(result.current.state).toBe('idle');
});

test('it tries again when the connection comes back, and whenever the reader asks', async () => {
  const result = await openReloaded(RELOAD_GUARD - 1_000);
  await goOnline();
  expect(again).not.toHaveBeenCalled();
  await act(async () => pass(1_000));
  expect(again).toHaveBeenCalledTimes(1);
  await act(async () => result.current.reload());
  expect(again).toHaveBeenCalledTimes(2);
});

test('a connection that returns more than 10 s after the former reload is used at once', async () => {
  vi.mocked(isReachable).mockResolvedValueOnce(false);
  await openReloaded(RELOAD_GUARD);
  expect(again).not.toHaveBeenCalled();
  await goOnline();
  expect(again).toHaveBeenCalledOnce();
});

test('a first request after the connection is back that fails is repeated, without a message', async () => {
  vi.mocked(isReachable).mockResolvedValue(false);
  const result = await open();
  await goOnline();
  await act(() => vi.advanceTimersByTimeAsync(RETRY_AFTER));
  expect([isReachable, again].map((call) => vi.mocked(call).mock.calls.length)).toEqual([3, 0]);
  vi.mocked(isReachable).mockResolvedValue(true);
  // The pause doubles.
  await act(() => vi.advanceTimersByTimeAsync(2 * RETRY_AFTER - 1));
  expect(again).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(again).toHaveBeenCalledOnce();
  expect(result.current.state).toBe('idle');
});

test.each([
  ['the connection is lost again', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['the reader has gone to another page', cleanup],
])('nothing is repeated once %s', async (_what, happen) => {
  vi.mocked(isReachable).mockResolvedValue(false);
  await open();
  happen();
  await goOnline();
  vi.mocked(isReachable).mockClear();
  await act(() => vi.advanceTimersByTimeAsync(2 * RETRY_AFTER));
  expect(isReachable).not.toHaveBeenCalled();
});

test('other errors wait for the reader to retry', async () => {
  await open(false);
  await goOnline();
  expect(again).not.toHaveBeenCalled();
});
