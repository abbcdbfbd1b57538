// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { Activity, StrictMode, Suspense, use } from 'react';
import type { ReactFireGlobals } from 'reactfire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeListen } from '../testing/fake-listen.ts';
import { isServerUnreachable, PATIENCE } from './connection.ts';
import type { Listening, LiveEvent } from './live-query.ts';
import * as source from './live-source.ts';
import { closeEpoch, openEpoch, sessionEpoch } from './session-epoch.ts';
import { createSubscriptions, GRACE, LISTEN_AGAIN_AFTER } from './subscriptions.ts';
import { useListeners } from './use-listeners.ts';

const fake = vi.hoisted(() => ({ current: undefined as ReturnType<typeof createFakeListen> | undefined }));
vi.mock('./listen.ts', () => ({
  listen: (...args: Parameters<ReturnType<typeof createFakeListen>['listen']>) =>
    fake.current?.listen(...args),
}));

let database: ReturnType<typeof createFakeListen>;

beforeEach(() => {
  vi.useFakeTimers();
  database = createFakeListen();
  fake.current = database;
});

afterEach(async () => {
  cleanup();
  await pass(GRACE);
  vi.useRealTimers();
});

function documentQuery(path: string): Listening {
  return { key: path, source: { document: path } };
}

function served(id: string): LiveEvent {
  return { documents: [{ path: `pins/${id}`, id, data: {} }], fromServer: true };
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

function cacheSize(): number {
  // reactfire keeps its cache on the global object, and its own type documents where.
  return (globalThis as unknown as ReactFireGlobals)._reactFirePreloadedObservables?.size ?? 0;
}

const ignore = () => {};

/** The layer, already loaded. These tests do not read the documents of its events. */
const LAYER = { ...source, readerOf: () => () => undefined };

interface ListenerProps {
  query: Listening;
  onEvent: (event: LiveEvent) => void;
}

/** A part of a page that listens to a query. */
function Listener({ query, onEvent }: ListenerProps) {
  useListeners(LAYER, [query], onEvent);
  return null;
}

const never = new Promise<never>(ignore);

/** Suspends forever. */
function Waiting() {
  return use(never);
}

test('twenty pans over the map leave no listener after the grace, and an empty cache of reactfire', async () => {
  for (let pan = 0; pan < 20; pan++) {
    const { unmount } = render(<Listener query={documentQuery(`pins/${pan}`)} onEvent={ignore} />);
    act(() => database.say(`pins/${pan}`, served(`${pan}`)));
    unmount();
    await pass(1_000);
    expect(database.names().length).toBeLessThanOrEqual(GRACE / 1_000);
  }
  await pass(GRACE);
  expect(database.started()).toBe(20);
  expect(database.names()).toEqual([]);
  expect(cacheSize()).toBe(0);
});

test('two consumers of a query share one listener, which continues when the first stops', async () => {
  const query = documentQuery('pins/a');
  const first = render(<Listener query={query} onEvent={ignore} />);
  const heard: LiveEvent[] = [];
  render(<Listener query={query} onEvent={(event) => heard.push(event)} />);
  first.unmount();
  await pass(2 * GRACE);
  act(() => database.say('pins/a', served('a')));
  expect(database.started()).toBe(1);
  expect(heard).toEqual([served('a')]);
});

test('a consumer that returns within the grace finds the listener and its last answer', async () => {
  const query = documentQuery('pins/a');
  const first = render(<Listener query={query} onEvent={ignore} />);
  act(() => database.say('pins/a', served('a')));
  first.unmount();
  await pass(GRACE - 1);
  const heard: LiveEvent[] = [];
  render(<Listener query={query} onEvent={(event) => heard.push(event)} />);
  expect(heard).toEqual([served('a')]);
  await pass(2 * GRACE);
  expect(database.names()).toEqual(['pins/a']);
  expect(database.started()).toBe(1);
});

test('a consumer that returns after the grace starts a new listener', async () => {
  const query = documentQuery('pins/a');
  render(<Listener query={query} onEvent={ignore} />).unmount();
  await pass(GRACE);
  render(<Listener query={query} onEvent={ignore} />);
  expect(database.started()).toBe(2);
  expect(database.names()).toEqual(['pins/a']);
});

test('StrictMode, which renders and mounts twice, leaves one listener, and none after the unmount', async () => {
  const { unmount } = render(
    <StrictMode>
      <Listener query={documentQuery('pins/a')} onEvent={ignore} />
    </StrictMode>,
  );
  await pass(2 * GRACE);
  expect(database.names()).toEqual(['pins/a']);
  unmount();
  await pass(GRACE);
  expect(database.names()).toEqual([]);
  expect(cacheSize()).toBe(0);
});

test('a discarded render leaves no listener after the grace', async () => {
  render(
    <Suspense>
      <Listener query={documentQuery('pins/a')} onEvent={ignore} />
      <Waiting />
    </Suspense>,
  );
  await pass(GRACE);
  expect(database.started()).toBe(0);
  expect(database.names()).toEqual([]);
  expect(cacheSize()).toBe(0);
});

test('a part that was rendered hidden listens once it is shown, long after the grace', async () => {
  const query = documentQuery('pins/a');
  const heard: LiveEvent[] = [];
  const tree = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <Listener query={query} onEvent={(event) => heard.push(event)} />
    </Activity>
  );
  const { rerender } = render(tree('hidden'));
  await pass(2 * GRACE);
  expect(database.names()).toEqual([]);
  rerender(tree('visible'));
  await pass(2 * GRACE);
  expect(database.names()).toEqual(['pins/a']);
  act(() => database.say('pins/a', served('a')));
  expect(heard).toEqual([served('a')]);
});

test('the end of a session stops every listener at once, in use or in its grace', async () => {
  render(<Listener query={documentQuery('pins/looked-at')} onEvent={ignore} />);
  render(<Listener query={documentQuery('pins/left')} onEvent={ignore} />).unmount();
  expect(database.names()).toHaveLength(2);
  let atOnce: string[] | undefined;
  act(() => {
    closeEpoch();
    atOnce = database.names();
  });
  expect(atOnce).toEqual([]);
  expect(cacheSize()).toBe(0);
  await pass(2 * GRACE);
  expect(database.started()).toBe(2);
  act(openEpoch);
  expect(database.names()).toEqual(['pins/looked-at']);
});

test('no listener starts while no session is open', () => {
  const subscriptions = createSubscriptions(database.listen, ignore);
  closeEpoch();
  subscriptions.of(documentQuery('pins/a')).events.subscribe();
  expect(database.started()).toBe(0);
  openEpoch();
});

test('a new session uses new ids for its listeners', () => {
  const subscriptions = createSubscriptions(database.listen, ignore);
  const query = documentQuery('pins/a');
  const before = subscriptions.of(query).id;
  expect(subscriptions.of(query).id).toBe(before);
  const { number } = sessionEpoch.current();
  closeEpoch();
  openEpoch();
  expect(sessionEpoch.current()).toEqual({ number: number + 1, open: true });
  expect(subscriptions.of(query).id).not.toBe(before);
});

test('a refusal in one session is not repeated in the next', () => {
  const heard: LiveEvent[] = [];
  render(<Listener query={documentQuery('pins/a')} onEvent={(event) => heard.push(event)} />);
  act(() => database.fail('pins/a', 'denied'));
  expect(heard).toEqual([{ failure: 'denied' }]);
  act(closeEpoch);
  act(openEpoch);
  expect(heard).toEqual([{ failure: 'denied' }]);
  act(() => database.say('pins/a', served('a')));
  expect(heard).toEqual([{ failure: 'denied' }, served('a')]);
});

test('a listener restarts after the server was unavailable, but not after a refusal', async () => {
  render(<Listener query={documentQuery('pins/denied')} onEvent={ignore} />);
  render(<Listener query={documentQuery('pins/unavailable')} onEvent={ignore} />);
  act(() => {
    database.fail('pins/denied', 'denied');
    database.fail('pins/unavailable', 'unavailable');
  });
  expect(database.names()).toEqual([]);
  await pass(LISTEN_AGAIN_AFTER);
  expect(database.names()).toEqual(['pins/unavailable']);
});

test('a query whose listener cannot start is reported as broken, and the render does not throw', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  fake.current = { ...database, listen: () => raise('a path of three segments') };
  const heard: LiveEvent[] = [];
  render(<Listener query={documentQuery('pins/a')} onEvent={(event) => heard.push(event)} />);
  expect(heard).toEqual([{ failure: 'broken' }]);
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('a path of three segments'));
  vi.unstubAllGlobals();
});

function raise(message: string): never {
  throw new Error(message);
}

test('a subscription after the end starts no listener', async () => {
  const { events } = createSubscriptions(database.listen, ignore).of(documentQuery('pins/a'));
  await pass(GRACE);
  const complete = vi.fn();
  events.subscribe({ complete });
  expect(complete).toHaveBeenCalledOnce();
  expect(database.started()).toBe(0);
});

test('a query without the server keeps the page away until its last consumer stops', async () => {
  const query = documentQuery('pins/a');
  const first = render(<Listener query={query} onEvent={ignore} />);
  const second = render(<Listener query={query} onEvent={ignore} />);
  act(() => database.say('pins/a', { documents: [], fromServer: false }));
  await pass(PATIENCE);
  expect(isServerUnreachable()).toBe(true);
  first.unmount();
  expect(isServerUnreachable()).toBe(true);
  second.unmount();
  expect(isServerUnreachable()).toBe(false);
});
