import { FetchError } from 'ofetch';
import { beforeEach, expect, test, vi } from 'vitest';
import { http } from './http.ts';
import { checkWork, publishWork, purgeWorks, unpublishWork } from './works-api.ts';

vi.mock('./http.ts', () => ({ http: vi.fn() }));
const session = vi.hoisted(() => ({ idTokenOf: vi.fn() }));
vi.mock('../session/credentials.ts', () => session);

const headers = { authorization: 'Bearer id' };

/** Makes the server refuse. */
function refuse(status: number | undefined, data?: unknown) {
  vi.mocked(http).mockRejectedValueOnce(Object.assign(new FetchError('refused'), { status, data }));
}

beforeEach(() => {
  vi.mocked(http).mockReset();
  session.idTokenOf.mockReset().mockResolvedValue('id');
});

test('publishing is asked for as whoever it has to be, and tells under which id the work is public', async () => {
  vi.mocked(http).mockResolvedValueOnce({ kind: 'pin', id: 'p', version: 1 });
  expect(await publishWork('me', 'w')).toEqual({ done: { publicId: 'p' } });
  expect(session.idTokenOf).toHaveBeenCalledWith('me');
  expect(http).toHaveBeenCalledWith('/api/works/w/publish', { method: 'POST', headers });
});

test('an answer without an id is not taken for a publication', async () => {
  vi.mocked(http).mockResolvedValueOnce('<!doctype html>');
  expect(await publishWork('me', 'w')).toEqual({ refused: { why: 'broken' } });
});

test('unpublishing is done where nothing is answered', async () => {
  vi.mocked(http).mockResolvedValueOnce(undefined);
  expect(await unpublishWork('me', 'w')).toEqual({ done: true });
});

test('a check tells what is missing, with what this build does not know as wrong, and nothing that is no problem', async () => {
  const problem = { field: 'title', code: 'too-long', limit: 140 };
  vi.mocked(http).mockResolvedValueOnce({
    problems: [problem, { field: 'x', code: 'new' }, 'y', { code: 1 }],
  });
  expect(await checkWork('me', 'w')).toEqual({ done: [problem, { field: 'x', code: 'wrong' }] });
  vi.mocked(http).mockResolvedValueOnce({});
  expect(await checkWork('me', 'w')).toEqual({ refused: { why: 'broken' } });
});

test.each([
  [401, 'login_required', 'signed-out'],
  [403, 'forbidden', 'forbidden'],
  [404, 'not-found', 'gone'],
  [409, 'in-trash', 'in-trash'],
  [429, 'too-many', 'too-many'],
  [503, 'try-again', 'unreachable'],
  [500, 'unexpected', 'broken'],
  [400, 'toString', 'broken'],
  [502, undefined, 'broken'],
])('an answer of %s %s is said to be %s', async (status, error, why) => {
  refuse(status, error && { error });
  expect(await publishWork('me', 'w')).toEqual({ refused: { why } });
});

test('a refusal hands on all that is wrong in the work', async () => {
  refuse(422, { error: 'invalid', problems: [{ field: 'position', code: 'missing' }] });
  expect(await publishWork('me', 'w')).toEqual({
    refused: { why: 'invalid', problems: [{ field: 'position', code: 'missing' }] },
  });
});

test('no answer, and nobody who may ask, are other things than a refusal', async () => {
  refuse(undefined);
  expect(await checkWork('me', 'w')).toEqual({ refused: { why: 'unreachable' } });
  session.idTokenOf.mockRejectedValueOnce(Object.assign(new Error(), { name: 'SomebodyElse' }));
  expect(await checkWork('me', 'w')).toEqual({ refused: { why: 'signed-out' } });
  session.idTokenOf.mockRejectedValueOnce(new Error('auth/network-request-failed'));
  expect(await checkWork('me', 'w')).toEqual({ refused: { why: 'unreachable' } });
});

test('more works than one call may delete are deleted with several, up to the first that is refused', async () => {
  const ids = Array.from({ length: 45 }, (_, index) => `${index}`);
  vi.mocked(http).mockResolvedValue(undefined);
  expect(await purgeWorks('me', ids)).toEqual({ done: true });
  const sent = vi.mocked(http).mock.calls.map(([path, options]) => [path, options?.body]);
  expect(sent).toEqual([
    ['/api/works/purge', { ids: ids.slice(0, 20) }],
    ['/api/works/purge', { ids: ids.slice(20, 40) }],
    ['/api/works/purge', { ids: ids.slice(40) }],
  ]);
  vi.mocked(http).mockClear();
  refuse(403, { error: 'forbidden' });
  expect(await purgeWorks('me', ids)).toEqual({ refused: { why: 'forbidden' } });
  expect(http).toHaveBeenCalledTimes(1);
});
