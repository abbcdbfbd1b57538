// @vitest-environment happy-dom
import { OWN_KEY_LIFE, WORKS_INDEX } from '@waymark/model/search/index-names';
import { EXAMPLE_UID, exampleId } from '@waymark/model/testing/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceEnd } from '../../session/session-end.ts';
import { findOwn } from './find-own.ts';

const made = vi.hoisted(() => ({ keys: [] as string[], search: vi.fn(), callApi: vi.fn() }));
vi.mock('algoliasearch/lite', () => ({
  liteClient: (_: string, key: string) => {
    made.keys.push(key);
    return { search: (...args: unknown[]) => made.search(key, ...args) };
  },
}));
vi.mock('algoliasearch', () => ({ algoliasearch: () => undefined }));
vi.mock('../api-client.ts', () => ({ callApi: made.callApi }));
vi.mock('../../config.ts', () => ({ config: { VITE_ALGOLIA_LITE: true, VITE_ALGOLIA_CACHE: true } }));

const HIT = { id: exampleId('w'), kind: 'pin', state: 'draft', title: { en: 'Tea' } };
const refused = () => Object.assign(new Error('Invalid key'), { name: 'ApiError', status: 403 });

let count = 0;

beforeEach(() => {
  vi.useFakeTimers();
  made.keys.length = 0;
  made.search.mockReset().mockResolvedValue({ results: [{ hits: [HIT, { id: 'unknown' }] }] });
  made.callApi.mockReset().mockImplementation(async () => {
    count += 1;
    return { done: { key: `key-${count}` } };
  });
});

afterEach(() => {
  announceEnd('ending');
  announceEnd('ended');
  vi.useRealTimers();
});

test('the works of a user are found with a key of their own', async () => {
  expect(await findOwn(EXAMPLE_UID, 'tea')).toEqual({ done: [HIT] });
  expect(made.callApi).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ uid: EXAMPLE_UID, method: 'GET', path: 'search/key' }),
  );
  const [key, { requests }] = made.search.mock.lastCall ?? [];
  expect(key).toBe(made.keys[0]);
  expect(requests).toEqual([expect.objectContaining({ indexName: WORKS_INDEX, query: 'tea' })]);
});

test('a key serves all searches of its user until shortly before its end', async () => {
  await Promise.all([findOwn(EXAMPLE_UID, 'te'), findOwn(EXAMPLE_UID, 'tea')]);
  vi.advanceTimersByTime(OWN_KEY_LIFE - 120_000);
  await findOwn(EXAMPLE_UID, 'teas');
  expect(made.keys).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  await findOwn(EXAMPLE_UID, 'teas');
  expect(made.keys).toHaveLength(2);
});

test('another user, and the next session, have another key', async () => {
  await findOwn(EXAMPLE_UID, 'tea');
  await findOwn('another', 'tea');
  expect(made.callApi).toHaveBeenLastCalledWith(expect.objectContaining({ uid: 'another' }));
  announceEnd('ending');
  await findOwn('another', 'tea');
  expect(made.keys).toHaveLength(3);
});

test('an expired or altered key is replaced once', async () => {
  made.search.mockRejectedValueOnce(refused());
  expect(await findOwn(EXAMPLE_UID, 'tea')).toEqual({ done: [HIT] });
  expect(made.keys).toHaveLength(2);
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  made.search.mockRejectedValueOnce(refused()).mockRejectedValueOnce(refused());
  expect(await findOwn(EXAMPLE_UID, 'tea')).toEqual({ failure: { reason: 'broken' } });
  expect(report).toHaveBeenCalledOnce();
  expect(made.keys).toHaveLength(3);
  vi.unstubAllGlobals();
});

test('a key that could not be had is asked for again', async () => {
  made.callApi.mockResolvedValueOnce({ failure: { reason: 'unreachable' } });
  expect(await findOwn(EXAMPLE_UID, 'tea')).toEqual({ failure: { reason: 'unreachable' } });
  expect(await findOwn(EXAMPLE_UID, 'tea')).toEqual({ done: [HIT] });
});
