import { FetchError } from 'ofetch';
import { beforeEach, expect, test, vi } from 'vitest';
import { http } from './http.ts';
import { publishWork, purgeWorks, unpublishWork } from './works-api.ts';

vi.mock('./http.ts', () => ({ http: vi.fn() }));
const session = vi.hoisted(() => ({ accessTokenOf: vi.fn(), idTokenOf: vi.fn() }));
vi.mock('../session/credentials.ts', () => session);
const connectedSession = vi.hoisted(() => vi.fn());
vi.mock('../session/connected-session.ts', () => ({ connectedSession }));

const headers = { authorization: 'Bearer id' };

/** Makes the server refuse. */
function refuse(status: number | undefined, data?: unknown) {
  vi.mocked(http).mockRejectedValueOnce(Object.assign(new FetchError('refused'), { status, data }));
}

const networkFailed = () =>
  Object.assign(new Error('No network.'), {
    name: 'FirebaseError',
    code: 'auth/network-request-failed',
  });

const reported = vi.fn();

beforeEach(() => {
  vi.stubGlobal('reportError', reported.mockReset());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(http).mockReset();
  connectedSession.mockReset();
  session.idTokenOf.mockReset().mockResolvedValue('id');
});

test('publishing sends the token of the given user and returns the public id', async () => {
  vi.mocked(http).mockResolvedValueOnce({ kind: 'pin', id: 'p', version: 1 });
  expect(await publishWork('me', 'w')).toEqual({ done: { publicId: 'p' } });
  expect(session.idTokenOf).toHaveBeenCalledWith('me');
  expect(http).toHaveBeenCalledWith('/api/works/w/publish', { method: 'POST', headers });
});

test('nothing is sent before Firebase knows the user', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  connectedSession.mockReturnValueOnce(promise);
  vi.mocked(http).mockResolvedValueOnce({ id: 'p' });
  const answer = publishWork('me', 'w');
  await vi.waitFor(() => expect(connectedSession).toHaveBeenCalled());
  expect(session.idTokenOf).not.toHaveBeenCalled();
  resolve();
  expect(await answer).toEqual({ done: { publicId: 'p' } });
});

test('an answer without an id does not count as published', async () => {
  vi.mocked(http).mockResolvedValueOnce('<!doctype html>');
  expect(await publishWork('me', 'w')).toEqual({ failure: { reason: 'broken' } });
});

test('unpublishing succeeds with an empty answer', async () => {
  vi.mocked(http).mockResolvedValueOnce(undefined);
  expect(await unpublishWork('me', 'w')).toBeUndefined();
});

test.each([
  [401, 'login_required', 'signed-out'],
  [403, 'forbidden', 'refused'],
  [404, 'not-found', 'gone'],
  [409, 'in-trash', 'in-trash'],
  [429, 'too-many', 'too-many'],
  [503, 'try-again', 'unreachable'],
  [500, 'unexpected', 'broken'],
  [400, 'toString', 'broken'],
  [502, undefined, 'broken'],
])('an answer of %s %s becomes the failure %s', async (status, error, reason) => {
  refuse(status, error && { error });
  expect(await publishWork('me', 'w')).toEqual({ failure: { reason } });
});

test('a refusal lists all problems of the work; unknown codes become "wrong", and other entries are dropped', async () => {
  const problem = { field: 'title', code: 'too-long', limit: 140 };
  refuse(422, { error: 'invalid', problems: [problem, { field: 'x', code: 'new' }, 'y', { code: 1 }] });
  expect(await publishWork('me', 'w')).toEqual({
    failure: { reason: 'invalid', problems: [problem, { field: 'x', code: 'wrong' }] },
  });
  refuse(422, { error: 'invalid' });
  expect(await publishWork('me', 'w')).toEqual({ failure: { reason: 'invalid', problems: [] } });
});

test('a missing answer and a signed-out user are different failures than a refusal', async () => {
  refuse(undefined);
  expect(await publishWork('me', 'w')).toEqual({ failure: { reason: 'unreachable' } });
  session.idTokenOf.mockRejectedValueOnce(Object.assign(new Error(), { name: 'OtherUserError' }));
  expect(await publishWork('me', 'w')).toEqual({ failure: { reason: 'signed-out' } });
  session.idTokenOf.mockRejectedValueOnce(networkFailed());
  expect(await publishWork('me', 'w')).toEqual({ failure: { reason: 'unreachable' } });
});

test('an error that the server has not logged is reported', async () => {
  refuse(500, { error: 'unexpected' });
  await publishWork('me', 'w');
  expect(reported).not.toHaveBeenCalled();
  refuse(502, '<html>');
  await publishWork('me', 'w');
  expect(reported).toHaveBeenCalledTimes(1);
});

test('a deletion above the limit of one call takes several calls and stops at the first refusal', async () => {
  const ids = Array.from({ length: 45 }, (_, index) => `${index}`);
  vi.mocked(http).mockResolvedValue(undefined);
  expect(await purgeWorks('me', ids)).toBeUndefined();
  const sent = vi.mocked(http).mock.calls.map(([path, options]) => [path, options?.body]);
  expect(sent).toEqual([
    ['/api/works/purge', { ids: ids.slice(0, 20) }],
    ['/api/works/purge', { ids: ids.slice(20, 40) }],
    ['/api/works/purge', { ids: ids.slice(40) }],
  ]);
  vi.mocked(http).mockClear();
  refuse(403, { error: 'forbidden' });
  expect(await purgeWorks('me', ids)).toEqual({ reason: 'refused' });
  expect(http).toHaveBeenCalledTimes(1);
});
