import { FetchError } from 'ofetch';
import { beforeEach, expect, test, vi } from 'vitest';
import { join, saveProfile } from './creator-account.ts';
import { http } from './http.ts';

vi.mock('./http.ts', () => ({ http: vi.fn() }));
const session = vi.hoisted(() => ({ accessTokenOf: vi.fn(), idTokenOf: vi.fn() }));
vi.mock('../session/credentials.ts', () => session);

const JOINING = { name: 'Ada', handle: 'ada', languages: ['en' as const] };

/** Makes the server refuse. */
function answer(status: number | undefined, data?: unknown) {
  const error = Object.assign(new FetchError('refused'), { status, data });
  vi.mocked(http).mockRejectedValueOnce(error);
}

beforeEach(() => {
  vi.mocked(http).mockReset();
  session.accessTokenOf.mockReset().mockResolvedValue('access');
  session.idTokenOf.mockReset().mockResolvedValue('id');
});

test('joining sends the access token of whoever joins, and what they say', async () => {
  vi.mocked(http).mockResolvedValueOnce({ creatorId: 'x' });
  expect(await join('me', JOINING)).toBeUndefined();
  expect(session.accessTokenOf).toHaveBeenCalledWith('me');
  expect(http).toHaveBeenCalledWith('/api/creators/join', {
    method: 'POST',
    body: JOINING,
    headers: { authorization: 'Bearer access' },
  });
});

test.each([
  [409, 'handle-taken', 'handle-taken'],
  [403, 'forbidden', 'forbidden'],
  [429, 'too-many', 'too-many'],
  [401, 'login_required', 'signed-out'],
  [401, 'invalid_token', 'signed-out'],
  [503, 'provider-unavailable', 'provider-away'],
  [503, 'try-again', 'unreachable'],
  [500, 'unexpected', 'broken'],
  [502, undefined, 'broken'],
  [400, 'toString', 'broken'],
])('an answer of %s %s is said to be %s', async (status, error, why) => {
  answer(status, error && { error });
  expect(await join('me', JOINING)).toEqual({ why });
});

test('what is wrong is handed on, and nothing that is no problem', async () => {
  const problem = { field: 'name', code: 'too-long', limit: 80 };
  answer(422, { error: 'invalid', problems: [problem, 'x', { field: 1 }] });
  expect(await join('me', JOINING)).toEqual({ why: 'invalid', problems: [problem] });
  answer(422, { error: 'invalid' });
  expect(await join('me', JOINING)).toEqual({ why: 'invalid', problems: [] });
});

test('no answer is another thing than a refusal', async () => {
  answer(undefined);
  expect(await join('me', JOINING)).toEqual({ why: 'unreachable' });
});

test('nothing is sent for who is signed out, or is somebody else by now', async () => {
  session.idTokenOf.mockRejectedValueOnce(Object.assign(new Error(), { name: 'SomebodyElse' }));
  expect(await saveProfile('me', {} as never)).toEqual({ why: 'signed-out' });
  session.idTokenOf.mockRejectedValueOnce(new Error('auth/network-request-failed'));
  expect(await saveProfile('me', {} as never)).toEqual({ why: 'unreachable' });
  expect(http).not.toHaveBeenCalled();
});
