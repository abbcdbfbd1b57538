// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, LONGEST, newClient } from './engine.ts';

const client = vi.hoisted(() => ({ search: vi.fn() }));
vi.mock('algoliasearch/lite', () => ({ liteClient: () => client }));
const whole = vi.hoisted(() => ({ search: vi.fn() }));
vi.mock('algoliasearch', () => ({ algoliasearch: () => whole }));
const config = vi.hoisted(() => ({ VITE_ALGOLIA_LITE: true, VITE_ALGOLIA_CACHE: false }));
vi.mock('../../config.ts', () => ({ config }));

const QUERY = { indexName: 'waymark', query: 'tea' };
const named = (name: string, fields: object = {}) => Object.assign(new Error(name), { name, ...fields });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an answer has its hits, its number and its facets, and an answer without any has none', async () => {
  const hit = { key: 'pins/a', kind: 'pin', id: 'a', title: { en: 'Tea' } };
  client.search.mockResolvedValue({
    results: [{ hits: [hit, {}], nbHits: 7, nbPages: 2, facets: { kind: { pin: 7 } } }, { hits: [] }],
  });
  expect(await ask([QUERY, QUERY])).toEqual({
    done: [
      { hits: [expect.objectContaining({ id: 'a' })], total: 7, pages: 2, facets: { kind: { pin: 7 } } },
      { hits: [], total: 0, pages: 0, facets: {} },
    ],
  });
  expect(client.search).toHaveBeenCalledWith({ requests: [QUERY, QUERY] });
});

test.each([
  ['no host answers', named('RetryError'), 'unreachable'],
  ['there are too many', named('ApiError', { status: 429 }), 'too-many'],
])('where %s, the reason is given', async (_, error, reason) => {
  client.search.mockRejectedValue(error);
  expect(await ask([QUERY])).toEqual({ failure: { reason } });
});

test.each([named('ApiError', { status: 400 }), new TypeError('A fault'), null])(
  'a fault of ours is reported: %s',
  async (error) => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    client.search.mockRejectedValue(error);
    expect(await ask([QUERY])).toEqual({ failure: { reason: 'broken' } });
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
    vi.unstubAllGlobals();
  },
);

test('nobody waits longer than the limit for hosts that are silent one after another', async () => {
  client.search.mockReturnValue(new Promise(() => {}));
  const answer = ask([QUERY]);
  await vi.advanceTimersByTimeAsync(LONGEST);
  expect(await answer).toEqual({ failure: { reason: 'unreachable' } });
});

test('the whole client searches where the lite one is not wanted', async () => {
  expect(await newClient('key', { isCached: false })).toBe(client);
  config.VITE_ALGOLIA_LITE = false;
  expect(await newClient('key', { isCached: false })).toBe(whole);
  config.VITE_ALGOLIA_LITE = true;
});
