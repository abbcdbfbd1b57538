// @vitest-environment happy-dom

import * as fc from 'fast-check';
import { FetchError } from 'ofetch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { http } from '../http.ts';
import { followBuilds, METADATA_DELAY, POLL_INTERVAL, waitBeforePoll } from './follow-builds.ts';

vi.mock(import('../http.ts'), () => ({ http: vi.fn() as unknown as typeof import('../http.ts').http }));

const [OWN, NEW, NEWER] = ['a', 'b', 'c'].map((letter) => letter.repeat(20)) as [string, string, string];
const METADATA = `/builds/meta/${OWN}.json`;
const LATEST = '/builds/latest.json';

/** What the server answers; an error for no answer. */
let answers: Record<string, unknown>;
let isHidden: boolean;
let isOnline: boolean;
let connection: { effectiveType?: string } | undefined;
let stop = () => {};
const heard = vi.fn<(id: string) => void>();

beforeEach(() => {
  answers = { [METADATA]: {}, [LATEST]: { id: OWN, timestamp: 1 } };
  isHidden = false;
  isOnline = true;
  connection = undefined;
  vi.useFakeTimers({ now: 1_000_000_000_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal(
    'navigator',
    Object.defineProperty(navigator, 'connection', { get: () => connection, configurable: true }),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(http).mockImplementation(async (address) => {
    const answer = answers[String(address)];
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.mocked(http).mockReset();
  heard.mockReset();
});

const follow = () => {
  stop = followBuilds(OWN, heard);
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** The requests to a path so far. */
const asked = (path: string) => vi.mocked(http).mock.calls.filter(([address]) => address === path);

function setHidden(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

function setOnline(online: boolean): void {
  isOnline = online;
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

function missing(): FetchError {
  const error = new FetchError('404');
  error.statusCode = 404;
  return error;
}

test('the metadata of the own build is read after a second, and the newest build every hour', async () => {
  follow();
  await pass(METADATA_DELAY - 1);
  expect(http).not.toHaveBeenCalled();
  await pass(1);
  expect(asked(METADATA)).toHaveLength(1);
  await pass(POLL_INTERVAL - METADATA_DELAY - 1);
  expect(asked(LATEST)).toHaveLength(0);
  await pass(1);
  expect(asked(LATEST)).toEqual([[LATEST, { query: { timestamp: Date.now() }, cache: 'no-store' }]]);
  await pass(3 * POLL_INTERVAL);
  expect(asked(LATEST)).toHaveLength(4);
  expect(asked(METADATA)).toHaveLength(1);
});

test('on a very slow connection the metadata is not read', async () => {
  connection = { effectiveType: 'slow-2g' };
  follow();
  await pass(POLL_INTERVAL);
  expect(asked(METADATA)).toHaveLength(0);
  expect(asked(LATEST)).toHaveLength(1);
});

test('a page whose build is gone looks for the newest one at once', async () => {
  answers[METADATA] = missing();
  answers[LATEST] = { id: NEW, timestamp: 2 };
  follow();
  await pass(METADATA_DELAY);
  expect(heard.mock.calls).toEqual([[NEW]]);
});

test('a server that fails is not taken for one without the build', async () => {
  answers[METADATA] = new FetchError('503');
  follow();
  await pass(METADATA_DELAY);
  expect(asked(LATEST)).toHaveLength(0);
});

test('of two deployments within an hour the page hears of the second, and a deployment may be taken back', async () => {
  follow();
  answers[LATEST] = { id: NEW, timestamp: 2 };
  await pass(POLL_INTERVAL / 2);
  answers[LATEST] = { id: NEWER, timestamp: 3 };
  await pass(POLL_INTERVAL / 2);
  expect(heard.mock.calls).toEqual([[NEWER]]);
  answers[LATEST] = { id: OWN, timestamp: 1 };
  await pass(POLL_INTERVAL);
  expect(heard.mock.calls).toEqual([[NEWER], [OWN]]);
});

test.each(['<!doctype html>', null, { id: '../x', timestamp: 1 }, new FetchError('no answer')])(
  'an answer that names no build is ignored, and the next look comes an hour later: %j',
  async (answer) => {
    answers[LATEST] = answer;
    follow();
    await pass(POLL_INTERVAL);
    expect(heard).not.toHaveBeenCalled();
    answers[LATEST] = { id: NEW, timestamp: 2 };
    await pass(POLL_INTERVAL);
    expect(heard.mock.calls).toEqual([[NEW]]);
  },
);

test('a machine that slept looks when the page is shown again', async () => {
  follow();
  await pass(METADATA_DELAY);
  // Timers stand still while a machine sleeps, and its clock goes on.
  vi.setSystemTime(Date.now() + 8 * POLL_INTERVAL);
  dispatchEvent(new Event('pageshow'));
  await pass(0);
  expect(asked(LATEST)).toHaveLength(1);
});

test('a clock that is set wrong by an hour costs at most one early look', async () => {
  for (const wrong of [POLL_INTERVAL, -POLL_INTERVAL]) {
    vi.mocked(http).mockClear();
    follow();
    await pass(10_000);
    vi.setSystemTime(Date.now() + wrong);
    setHidden(false);
    await pass(POLL_INTERVAL - 20_000);
    expect(asked(LATEST)).toHaveLength(1);
    await pass(20_000);
    expect(asked(LATEST)).toHaveLength(2);
    stop();
  }
});

test('the wait is never negative or longer than an hour', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (lookedAt, now) => {
      const wait = waitBeforePoll(lookedAt, now);
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(POLL_INTERVAL);
    }),
  );
});

const event = fc.oneof(
  fc.record({ kind: fc.constant('hidden' as const), value: fc.boolean() }),
  fc.record({ kind: fc.constant('online' as const), value: fc.boolean() }),
  fc.record({ kind: fc.constant('pass' as const), value: fc.integer({ min: 1, max: 2 * POLL_INTERVAL }) }),
);

test('in any order of events, no look is made while the page is hidden or offline, none is late, and none is early', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 15 }), async (events) => {
      isHidden = false;
      isOnline = true;
      vi.mocked(http).mockClear();
      const start = Date.now();
      const looks: number[] = [];
      vi.mocked(http).mockImplementation(async (address) => {
        if (address !== LATEST) return {};
        expect([isHidden, isOnline]).toEqual([false, true]);
        looks.push(Date.now());
        return { id: OWN, timestamp: 1 };
      });
      follow();
      for (const { kind, value } of events) {
        if (kind === 'hidden') setHidden(value);
        else if (kind === 'online') setOnline(value);
        else await pass(value);
        await pass(0);
        const last = looks.at(-1) ?? start;
        if (!isHidden && isOnline) expect(Date.now() - last).toBeLessThan(POLL_INTERVAL);
      }
      for (const [index, look] of looks.entries()) {
        expect(look - (looks[index - 1] ?? start)).toBeGreaterThanOrEqual(POLL_INTERVAL);
      }
      stop();
    }),
    { numRuns: 60 },
  );
});

test('after its end, a page looks no more', async () => {
  follow();
  stop();
  setHidden(false);
  await pass(3 * POLL_INTERVAL);
  expect(http).not.toHaveBeenCalled();
});
