import { FetchError } from 'ofetch';
import { beforeEach, expect, test, vi } from 'vitest';
import { failureOfRequest } from './api-client.ts';
import { http } from './http.ts';

vi.mock('./http.ts', () => ({ http: vi.fn() }));
vi.mock('../config.ts', () => ({ config: { VITE_APP_CHECK_KEY: 'a-key' } }));
const firebase = vi.hoisted(() => ({ applicationHeaders: vi.fn() }));
vi.mock('../session/firebase.ts', () => firebase);

const refusal = (error: string) =>
  Object.assign(new FetchError('refused'), { status: 401, data: { error, message: '' } });
const send = () => failureOfRequest({ uid: null, method: 'POST', path: 'messages', body: {} });
const sent = (token: string) => ['/api/messages', { method: 'POST', body: {}, headers: { token } }];

beforeEach(() => {
  vi.mocked(http).mockReset();
  firebase.applicationHeaders
    .mockReset()
    .mockImplementation(async ({ isFresh = false } = {}) => ({ token: isFresh ? 'new' : 'stored' }));
});

test('where App Check is configured, a request has its token', async () => {
  expect(await send()).toBeUndefined();
  expect(vi.mocked(http).mock.calls).toEqual([sent('stored')]);
});

test('a refused token is replaced once', async () => {
  vi.mocked(http).mockRejectedValueOnce(refusal('app-check'));
  expect(await send()).toBeUndefined();
  expect(vi.mocked(http).mock.calls).toEqual([sent('stored'), sent('new')]);
});

test('a second refusal is one that the user can do something about', async () => {
  vi.mocked(http).mockRejectedValue(refusal('app-check'));
  expect(await send()).toEqual({ reason: 'unverified' });
  expect(http).toHaveBeenCalledTimes(2);
});

test('other refusals are not sent again', async () => {
  vi.mocked(http).mockRejectedValue(refusal('too-many'));
  expect(await send()).toEqual({ reason: 'too-many' });
  expect(http).toHaveBeenCalledOnce();
});
