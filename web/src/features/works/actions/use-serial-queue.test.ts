// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type UnderWay, useSerialQueue } from './use-serial-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** The queue, and its progress in each render. */
function open() {
  const rendered: (UnderWay | undefined)[] = [];
  const { result } = renderHook(() => {
    const queue = useSerialQueue<{ id: string }>();
    rendered.push(queue.underWay);
    return queue;
  });
  return { result, rendered };
}

test('a long action shows its progress until it is finished, and never 0 of 0', async () => {
  const { result, rendered } = open();
  const { promise, resolve } = Promise.withResolvers<void>();
  await act(async () => {
    void result.current.ask([{ id: 'a' }], 'archive', async (works) => {
      await promise;
      return works;
    });
  });
  expect(rendered.at(-1)).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(rendered.at(-1)).toEqual({ over: 0, all: 1 });
  await act(async () => resolve());
  expect(rendered.at(-1)).toBeUndefined();
  expect(rendered.filter((each) => each?.all === 0)).toEqual([]);
});

test('works that are selected when the action starts count from then on; an action without works counts too', async () => {
  const { result, rendered } = open();
  const holds = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let known: { id: string }[] = [];
  const done: boolean[] = [];
  const order: string[] = [];
  await act(async () => {
    void result.current.ask([{ id: 'a' }], 'archive', async (works) => {
      await holds[0].promise;
      order.push('asked');
      return works;
    });
    const all = result.current.askThen(
      () => known,
      async (works, onOver) => {
        await holds[1].promise;
        for (const _ of works) onOver();
        return works;
      },
    );
    const none = result.current.askThen(
      () => [],
      async () => {
        order.push('none');
        return [];
      },
    );
    void Promise.all([all, none]).then((outcomes) => done.push(...outcomes));
  });
  known = [{ id: 'b' }, { id: 'c' }];
  expect(order).toEqual([]);
  await act(async () => holds[0].resolve());
  expect(rendered.at(-1)).toEqual({ over: 0, all: 2 });
  expect(order).toEqual(['asked']);
  await act(async () => holds[1].resolve());
  expect(order).toEqual(['asked', 'none']);
  expect(done).toEqual([true, true]);
  expect(rendered.at(-1)).toBeUndefined();
});

test('an action that throws does not block the next', async () => {
  const { result } = open();
  const outcome = vi.fn();
  await act(async () => {
    result.current
      .askThen(
        () => [{ id: 'a' }],
        () => Promise.reject(new Error('broken')),
      )
      .catch(outcome);
    void result.current.ask([{ id: 'a' }], 'archive', async (works) => works).then(outcome);
  });
  expect(outcome.mock.calls).toEqual([[new Error('broken')], [true]]);
  expect(result.current.underWay).toBeUndefined();
});
