// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE } from '../../ui/hooks/when-wanted.ts';
import { createFakeListen } from '../testing/fake-listen.ts';
import { Live } from './live.tsx';
import type { LiveEvent, LiveQuery } from './live-query.ts';
import type { RawDocument } from './raw-document.ts';
import { closeEpoch, openEpoch } from './session-epoch.ts';
import { GRACE } from './subscriptions.ts';

const fake = vi.hoisted(() => ({ current: undefined as ReturnType<typeof createFakeListen> | undefined }));
vi.mock('./listen.ts', () => ({
  listen: (...args: Parameters<ReturnType<typeof createFakeListen>['listen']>) =>
    fake.current?.listen(...args),
}));

vi.mock('./reader-of.ts', () => ({
  readerOf:
    () =>
    ([document]: readonly RawDocument[]) =>
      document && String(document.data['title']),
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
});

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

function pinQuery(id: string): LiveQuery<string> {
  return {
    key: `pins/${id}`,
    source: { document: `pins/${id}` },
    // The mocked reader above ignores the name.
    reads: 'title' as never,
  };
}

function titled(title: string, fromServer = true): LiveEvent {
  return { documents: [{ path: 'pins/a', id: 'a', data: { title } }], fromServer };
}

const GONE: LiveEvent = { documents: [], fromServer: true };

/** Shows a title, and the first title since the mount, which a remount would lose. */
function Title({ title }: { title: string }) {
  const [first] = useState(title);
  return (
    <p>
      {title}, first {first}
    </p>
  );
}

function Page({ query = pinQuery('a'), initial }: { query?: LiveQuery<string>; initial?: string }) {
  return (
    <Live
      query={query}
      initial={initial}
      loading={<p>loading</p>}
      missing={<p>missing</p>}
      failed={(reason) => <p>failed: {reason}</p>}
    >
      {(title) => <Title title={title} />}
    </Live>
  );
}

function shown(): string {
  return screen.getByRole('paragraph').textContent;
}

async function say(event: LiveEvent): Promise<void> {
  act(() => database.say('pins/a', event));
  await pass(0);
}

test('the payload shows at once, and live data replaces it without a remount', async () => {
  render(<Page initial="Payload" />);
  expect(shown()).toBe('Payload, first Payload');
  await pass(PATIENCE);
  expect(shown()).toBe('Payload, first Payload');
  await say(titled('Live'));
  expect(shown()).toBe('Live, first Payload');
});

test('cached answers and failures do not replace the shown value', async () => {
  render(<Page initial="Payload" />);
  await pass(PATIENCE);
  await say(titled('Old', false));
  await say({ documents: [], fromServer: false });
  expect(shown()).toBe('Payload, first Payload');
  await say(titled('Live'));
  await say({ failure: 'broken' });
  expect(shown()).toBe('Live, first Payload');
});

test('without a payload: loading, then a failure, then the recovery', async () => {
  render(<Page />);
  expect(shown()).toBe('loading');
  await pass(0);
  await say({ documents: [], fromServer: false });
  expect(shown()).toBe('failed: unavailable');
  await say(titled('Live'));
  expect(shown()).toBe('Live, first Live');
});

test('a document that is deleted while it is shown becomes missing, and can come back', async () => {
  render(<Page initial="Payload" />);
  await pass(PATIENCE);
  await say(GONE);
  expect(shown()).toBe('missing');
  await say(titled('Again'));
  expect(shown()).toBe('Again, first Again');
});

test('another query does not show the value of the former one', async () => {
  const { rerender } = render(<Page />);
  await pass(0);
  await say(titled('Live'));
  rerender(<Page query={pinQuery('b')} />);
  expect(shown()).toBe('loading');
  await pass(GRACE);
  expect(database.names()).toEqual(['pins/b']);
});

test('a query of the same family shows the former value until it has an answer', async () => {
  const some = { ...pinQuery('a'), family: 'pins' };
  const { rerender } = render(<Page query={some} initial="Payload" />);
  await pass(PATIENCE);
  await say(titled('Live'));
  rerender(<Page query={{ ...pinQuery('b'), family: 'pins' }} initial="Payload" />);
  expect(shown()).toBe('Live, first Payload');
  await pass(0);
  act(() => database.say('pins/b', titled('More')));
  await pass(0);
  expect(shown()).toBe('More, first Payload');
});

test('a query that the payload does not answer starts its listener at once', async () => {
  const { rerender } = render(<Page initial="Payload" />);
  rerender(<Page query={{ ...pinQuery('b'), family: 'pins' }} initial="Payload" />);
  await pass(0);
  act(() => database.say('pins/b', titled('Other')));
  await pass(0);
  expect(shown()).toBe('Other, first Payload');
});

test('a value stays after a change of session until the new session is denied it', async () => {
  render(<Page />);
  await pass(0);
  await say(titled('Draft'));
  act(closeEpoch);
  expect(shown()).toBe('Draft, first Draft');
  act(openEpoch);
  expect(shown()).toBe('Draft, first Draft');
  await say({ failure: 'denied' });
  expect(shown()).toBe('failed: denied');
});

test('a denial of the former session is never shown in the next one', async () => {
  render(<Page />);
  await pass(0);
  await say({ failure: 'denied' });
  expect(shown()).toBe('failed: denied');
  act(closeEpoch);
  act(openEpoch);
  expect(shown()).toBe('loading');
  await say(titled('Mine'));
  expect(shown()).toBe('Mine, first Mine');
});

test('a denial of the former session gives way to the payload', async () => {
  render(<Page initial="Payload" />);
  await pass(PATIENCE);
  await say(GONE);
  act(closeEpoch);
  act(openEpoch);
  expect(shown()).toBe('Payload, first Payload');
});

test('a part that shows before the value stays mounted', async () => {
  render(
    <Live
      query={pinQuery('a')}
      loading={<Title title="…" />}
      missing={<Title title="none" />}
      failed={() => <Title title="failed" />}
    >
      {(title) => <Title title={title} />}
    </Live>,
  );
  await pass(0);
  await say(titled('Live'));
  expect(shown()).toBe('Live, first …');
  await say(GONE);
  expect(shown()).toBe('none, first …');
});
