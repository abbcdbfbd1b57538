// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { creatorOf } from '../queries/own-queries.ts';
import { createFakeListen } from '../testing/fake-listen.ts';
import type { FailureReason, LiveEvent, LiveQuery } from './live-query.ts';
import type { RawDocument } from './raw-document.ts';
import { closeEpoch, openEpoch } from './session-epoch.ts';
import { GRACE, LISTEN_AGAIN_AFTER } from './subscriptions.ts';
import { useLastDefined } from './use-last-defined.ts';
import { useLive } from './use-live.ts';
import { useLiveAll } from './use-live-all.ts';

const fake = vi.hoisted(() => ({ current: undefined as ReturnType<typeof createFakeListen> | undefined }));
vi.mock('./listen.ts', () => ({
  listen: (...args: Parameters<ReturnType<typeof createFakeListen>['listen']>) =>
    fake.current?.listen(...args),
}));

vi.mock('./reader-of.ts', () => ({
  readerOf:
    () =>
    ([document]: readonly RawDocument[]) =>
      document?.data['title'],
}));

let database: ReturnType<typeof createFakeListen>;

beforeEach(async () => {
  // The modules are loaded first, because fake timers do not advance a dynamic import.
  await Promise.all([import('./live-source.ts'), import('./reader-of.ts')]);
  vi.useFakeTimers();
  database = createFakeListen();
  fake.current = database;
});

afterEach(async () => {
  cleanup();
  await pass(GRACE);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

function titled(title: string): LiveEvent {
  return { documents: [{ path: 'pins/a', id: 'a', data: { title } }], fromServer: true };
}

function pinQuery(id: string): LiveQuery<string> {
  // The mocked reader above ignores the name.
  return { key: `pins/${id}`, source: { document: `pins/${id}` }, reads: 'title' as never };
}

function ready(value: string) {
  return { status: 'ready', value, from: 'listener' };
}

test.each<FailureReason>(['denied', 'unavailable', 'broken'])(
  'a query of the creator record that fails as %s clears the record and is logged',
  async (reason) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { result } = renderHook(() => useLive(creatorOf('me')));
    await pass(0);
    act(() => database.say('creators', titled('Ada')));
    expect(result.current).toEqual(ready('Ada'));
    expect(warn).not.toHaveBeenCalled();
    act(() => database.say('creators', { failure: reason }));
    expect(result.current).toEqual({ status: 'failed', reason });
    expect(warn).toHaveBeenCalledExactlyOnceWith(`The query creator-of/me has failed (${reason}).`);
    await pass(LISTEN_AGAIN_AFTER);
    act(() => database.say('creators', titled('Ada again')));
    expect(result.current).toEqual(ready('Ada again'));
  },
);

test('a form keeps the last value of a record that is cleared', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { result } = renderHook(() => {
    const state = useLive(creatorOf('me'));
    return useLastDefined(state.status === 'ready' ? state.value : undefined);
  });
  expect(result.current).toBeUndefined();
  await pass(0);
  act(() => database.say('creators', titled('Ada')));
  act(() => database.say('creators', { failure: 'denied' }));
  expect(result.current).toBe('Ada');
  act(closeEpoch);
  act(openEpoch);
  expect(result.current).toBe('Ada');
  act(() => database.say('creators', titled('Ada again')));
  expect(result.current).toBe('Ada again');
});

test('the last known value may be null', () => {
  const { result, rerender } = renderHook(({ value }) => useLastDefined(value), {
    initialProps: { value: 'a' as string | null | undefined },
  });
  for (const [value, last] of [
    [undefined, 'a'],
    [null, null],
    [undefined, null],
    ['b', 'b'],
  ] as const) {
    rerender({ value });
    expect(result.current).toBe(last);
  }
});

test('a query that every render creates has one listener', async () => {
  const { result, rerender } = renderHook(() => useLive(pinQuery('a')));
  await pass(0);
  rerender();
  act(() => database.say('pins/a', titled('Live')));
  rerender();
  expect(result.current).toEqual(ready('Live'));
  expect(database.started()).toBe(1);
});

test('a listener starts only once there is a query', async () => {
  const { result, rerender } = renderHook(({ query }) => useLive(query), {
    initialProps: { query: undefined as LiveQuery<string> | undefined },
  });
  await pass(0);
  expect(result.current).toEqual({ status: 'loading' });
  expect(database.started()).toBe(0);
  rerender({ query: pinQuery('a') });
  await pass(0);
  act(() => database.say('pins/a', titled('Live')));
  expect(result.current).toEqual(ready('Live'));
});

test('a part that is asleep has no listener and keeps its value', async () => {
  const { result, rerender } = renderHook(({ asleep }) => useLive(pinQuery('a'), { asleep }), {
    initialProps: { asleep: false },
  });
  await pass(0);
  act(() => database.say('pins/a', titled('Live')));
  rerender({ asleep: true });
  await pass(GRACE);
  expect(database.names()).toEqual([]);
  expect(result.current).toEqual(ready('Live'));
});

test('each of several queries has a listener as long as it is used', async () => {
  const { result, rerender } = renderHook(({ ids }) => useLiveAll(ids.map(pinQuery)), {
    initialProps: { ids: ['a', 'b'] },
  });
  await pass(0);
  act(() => database.say('pins/b', titled('B')));
  expect(result.current).toEqual([{ status: 'loading' }, ready('B')]);
  const before = result.current;
  rerender({ ids: ['a', 'b'] });
  expect(result.current).toBe(before);
  rerender({ ids: ['c', 'b'] });
  expect(result.current).toEqual([{ status: 'loading' }, ready('B')]);
  await pass(GRACE);
  expect(database.names().toSorted()).toEqual(['pins/b', 'pins/c']);
  expect(database.started()).toBe(3);
  act(() => database.fail('pins/c', 'denied'));
  expect(result.current).toEqual([{ status: 'failed', reason: 'denied' }, ready('B')]);
});

test('in strict mode a query has one listener, which ends with its component', async () => {
  const { result, unmount } = renderHook(() => useLive(pinQuery('a')), { wrapper: StrictMode });
  await pass(0);
  expect(database.names()).toEqual(['pins/a']);
  act(() => database.say('pins/a', titled('Live')));
  expect(result.current).toEqual(ready('Live'));
  unmount();
  await pass(GRACE);
  expect(database.names()).toEqual([]);
});

test('a component that is mounted while a session ends listens in the next one, and not before', async () => {
  act(closeEpoch);
  const { result } = renderHook(() => useLive(pinQuery('a')));
  await pass(0);
  expect(database.started()).toBe(0);
  act(openEpoch);
  await pass(0);
  act(() => database.say('pins/a', titled('Live')));
  expect(result.current).toEqual(ready('Live'));
  expect(database.started()).toBe(1);
});

test('a component that returns to a query within the grace shows its last answer, and listens once', async () => {
  const { result, rerender } = renderHook(({ id }) => useLive(pinQuery(id)), { initialProps: { id: 'a' } });
  await pass(0);
  act(() => database.say('pins/a', titled('First')));
  rerender({ id: 'b' });
  expect(result.current).toEqual({ status: 'loading' });
  act(() => database.say('pins/a', titled('Changed')));
  act(() => database.say('pins/b', titled('Second')));
  expect(result.current).toEqual(ready('Second'));
  rerender({ id: 'a' });
  expect(result.current).toEqual(ready('Changed'));
  expect(database.started()).toBe(2);
  await pass(GRACE);
  expect(database.names()).toEqual(['pins/a']);
});
