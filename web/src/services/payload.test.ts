import { FetchError } from 'ofetch';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectNoPayload, fetchPayload, PREFETCHED } from './payload.ts';
import { MARK_HEADER, PAYLOAD_MARKS } from './payload-marks.ts';

const raw = vi.hoisted(() => vi.fn());
vi.mock('./http.ts', () => ({ http: { raw } }));

const PATH = '/countries';
const ASKED = { countries: ['asked for'] };
const signal = new AbortController().signal;
const fetched = () => fetchPayload('countries', PATH, signal);

beforeEach(() => {
  PREFETCHED.clear();
  raw.mockReset();
  raw.mockResolvedValue({
    headers: new Headers({ [MARK_HEADER]: String(PAYLOAD_MARKS.countries) }),
    _data: ASKED,
  });
});

test('a prefetched payload is used once', async () => {
  const ahead = { countries: [] };
  PREFETCHED.set(PATH, Promise.resolve({ payload: ahead }));
  expect(await fetched()).toEqual({ payload: ahead });
  expect(raw).not.toHaveBeenCalled();
  expect(await fetched()).toEqual({ payload: ASKED });
});

test('a page that is known to have no payload is not asked for, once', async () => {
  expectNoPayload(PATH);
  expect(await fetched()).toEqual({ failure: { reason: 'not-found' } });
  expect(raw).not.toHaveBeenCalled();
  expect(await fetched()).toEqual({ payload: ASKED });
});

test('without a connection such a page is out of reach, not missing: this device may keep it', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  raw.mockRejectedValue(new FetchError('failed'));
  expectNoPayload(PATH);
  expect(await fetched()).toEqual({ failure: { reason: 'unreachable' } });
  vi.unstubAllGlobals();
});

test('a failed prefetch is requested again', async () => {
  PREFETCHED.set(PATH, Promise.resolve({ failure: { reason: 'unreachable' } }));
  expect(await fetched()).toEqual({ payload: ASKED });
});

test('a payload of another build is refused; without a connection it is one that was kept, and no other is to be had', async () => {
  raw.mockResolvedValue({ headers: new Headers({ [MARK_HEADER]: 'another' }), _data: ASKED });
  vi.stubGlobal('navigator', { onLine: true });
  expect(await fetched()).toEqual({ failure: { reason: 'refused' } });
  vi.stubGlobal('navigator', { onLine: false });
  expect(await fetched()).toEqual({ failure: { reason: 'unreachable' } });
  vi.unstubAllGlobals();
});

test.each([
  [404, 'not-found'],
  [410, 'not-found'],
  [500, 'refused'],
  [503, 'refused'],
])('a payload with status %i is %s', async (status, reason) => {
  raw.mockRejectedValue(Object.assign(new FetchError('failed'), { statusCode: status }));
  expect(await fetched()).toEqual({ failure: { reason } });
});
