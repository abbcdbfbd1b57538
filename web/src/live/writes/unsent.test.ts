// @vitest-environment happy-dom
// @alone: writes of other files may still wait for an answer.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delayedCount, PATIENCE, whileUnsent } from './unsent.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function isAskedBeforeLeaving(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('leaving the page asks first until every write has an answer, even a refusal', async () => {
  expect(isAskedBeforeLeaving()).toBe(false);
  const { promise, reject } = Promise.withResolvers<void>();
  const unsent = whileUnsent(promise);
  expect(isAskedBeforeLeaving()).toBe(true);
  reject(new Error('Refused.'));
  await expect(unsent).rejects.toThrow('Refused.');
  expect(isAskedBeforeLeaving()).toBe(false);
});

test('a write counts as delayed only after the patience, and until its answer', async () => {
  const heard = vi.fn();
  const stop = delayedCount.subscribe(heard);
  await whileUnsent(Promise.resolve());
  vi.advanceTimersByTime(PATIENCE);
  expect(heard).not.toHaveBeenCalled();

  const { promise, resolve } = Promise.withResolvers<string>();
  const unsent = whileUnsent(promise);
  vi.advanceTimersByTime(PATIENCE);
  expect(delayedCount.current()).toBe(1);
  resolve('done');
  expect(await unsent).toBe('done');
  expect(delayedCount.current()).toBe(0);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});
