import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inSlices } from './in-slices.ts';

let now = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Steps of 3 ms each, and how many of them are done. */
function slowSteps(count: number) {
  const work = { done: 0 };
  function* steps(): Generator<undefined, void> {
    for (; work.done < count; work.done++) {
      now += 3;
      yield;
    }
  }
  return { work, steps: steps() };
}

it('does as many steps at once as a slice has time for, and ends with all of them done', () => {
  const { work, steps } = slowSteps(10);
  const onEnd = vi.fn();
  inSlices(steps, onEnd);
  expect(work.done).toBe(0);
  vi.advanceTimersToNextTimer();
  expect(work.done).toBe(2);
  expect(onEnd).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work.done).toBe(10);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('does no further step after it was cancelled', () => {
  const { work, steps } = slowSteps(10);
  const onEnd = vi.fn();
  const cancel = inSlices(steps, onEnd);
  vi.advanceTimersToNextTimer();
  const { done } = work;
  cancel();
  vi.runAllTimers();
  expect(work.done).toBe(done);
  expect(onEnd).not.toHaveBeenCalled();
});
