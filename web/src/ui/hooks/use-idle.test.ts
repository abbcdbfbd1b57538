// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepBusy, whenIdle } from './use-idle.ts';

const PATIENCE = { longest: 1_000, blindly: 200 };

beforeEach(() => {
  vi.useFakeTimers();
  // As in Safari: the timers of this test decide when the browser is idle.
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what waits for an idle moment waits for the busy parts of the page too', () => {
  const [first, second] = [keepBusy(), keepBusy()];
  const begin = vi.fn();
  whenIdle(begin, PATIENCE);
  vi.advanceTimersByTime(1_000);
  first();
  // Once more does not end the other part.
  first();
  vi.advanceTimersByTime(1_000);
  expect(begin).not.toHaveBeenCalled();
  second();
  vi.advanceTimersByTime(200);
  expect(begin).toHaveBeenCalledOnce();
});

test('a part that becomes busy after the wait began delays it', () => {
  const begin = vi.fn();
  whenIdle(begin, PATIENCE);
  const end = keepBusy();
  vi.advanceTimersByTime(1_000);
  expect(begin).not.toHaveBeenCalled();
  end();
  vi.advanceTimersByTime(200);
  expect(begin).toHaveBeenCalledOnce();
});

test('a part that never ends delays others for five seconds', () => {
  keepBusy();
  const begin = vi.fn();
  whenIdle(begin, PATIENCE);
  vi.advanceTimersByTime(4_900);
  expect(begin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(begin).toHaveBeenCalledOnce();
});

test('a wait that is cancelled meanwhile calls nothing', () => {
  const end = keepBusy();
  const begin = vi.fn();
  const cancel = whenIdle(begin, PATIENCE);
  vi.advanceTimersByTime(1_000);
  cancel();
  end();
  vi.advanceTimersByTime(1_000);
  expect(begin).not.toHaveBeenCalled();
});
