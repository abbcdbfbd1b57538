import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHES } from '../services/offline/caches.ts';
import { storeTiles } from './store-tiles.ts';

const expiration = vi.hoisted(() => ({ updateTimestamp: vi.fn(), expireEntries: vi.fn() }));
vi.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    updateTimestamp = expiration.updateTimestamp;
    expireEntries = expiration.expireEntries;
  },
}));

const put = vi.fn(async (_address: string, _answer: Response) => {});

beforeEach(() => vi.stubGlobal('caches', { open: async () => ({ put }) }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a tile is stored at its address, with the time, and the cache stays bounded', async () => {
  await storeTiles([['3/4/2', 'null']], 'https://waymark.example');
  const address = 'https://waymark.example/api/map/3/4/2.json';
  expect(put).toHaveBeenCalledExactlyOnceWith(address, expect.any(Response));
  const answer = put.mock.lastCall?.[1];
  expect(answer?.headers.get('content-type')).toBe('application/json');
  expect(await answer?.text()).toBe('null');
  expect(expiration.updateTimestamp).toHaveBeenCalledExactlyOnceWith(address);
  expect(expiration.expireEntries).toHaveBeenCalledOnce();
});

test.each([
  ['another address', '../auth/token', 'null'],
  ['an answer that is too large', '3/4/2', '0'.repeat(CACHES.places.maxBytes + 1)],
])('%s is not stored', async (_, key, json) => {
  await storeTiles([[key, json]], 'https://waymark.example');
  expect(put).not.toHaveBeenCalled();
  expect(expiration.updateTimestamp).not.toHaveBeenCalled();
});
