import { FetchError } from 'ofetch';
import { beforeEach, expect, test, vi } from 'vitest';
import { join, saveProfile } from './creators-api.ts';
import { http } from './http.ts';

vi.mock('./http.ts', () => ({ http: vi.fn() }));
const session = vi.hoisted(() => ({ accessTokenOf: vi.fn(), idTokenOf: vi.fn() }));
vi.mock('../session/credentials.ts', () => session);
vi.mock('../session/connected-session.ts', () => ({ connectedSession: async () => undefined }));

const JOINING = { name: 'Ada', handle: 'ada', languages: ['en' as const] };

/** Makes the server answer with this status, or not at all. */
function answer(status: number | undefined, data?: unknown) {
  const error = Object.assign(new FetchError('refused'), { status, data });
  vi.mocked(http).mockRejectedValueOnce(error);
}

const networkFailed = () =>
  Object.assign(new Error('No network.'), {
    name: 'FirebaseError',
    code: 'auth/network-request-failed',
  });

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(http).mockReset();
  session.accessTokenOf.mockReset().mockResolvedValue('access');
  session.idTokenOf.mockReset().mockResolvedValue('id');
});

test("joining sends the user's access token and the form", async () => {
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
  [403, 'forbidden', 'refused'],
  [429, 'too-many', 'too-many'],
  [401, 'login_required', 'signed-out'],
  [401, 'invalid_token', 'signed-out'],
  [503, 'provider-unavailable', 'provider-away'],
  [503, 'try-again', 'unreachable'],
  [500, 'unexpected', 'broken'],
  [502, undefined, 'broken'],
  [400, 'toString', 'broken'],
])('an answer of %s %s becomes the failure %s', async (status, error, reason) => {
  answer(status, error && { error });
  expect(await join('me', JOINING)).toEqual({ reason });
});

test('the failure lists the known problems and drops other entries', async () => {
  const problem = { field: 'name', code: 'too-long', limit: 80 };
  answer(422, { error: 'invalid', problems: [problem, 'x', { field: 1 }] });
  expect(await join('me', JOINING)).toEqual({ reason: 'invalid', problems: [problem] });
  answer(422, { error: 'invalid' });
  expect(await join('me', JOINING)).toEqual({ reason: 'invalid', problems: [] });
});

test('a missing answer is a different failure than a refusal', async () => {
  answer(undefined);
  expect(await join('me', JOINING)).toEqual({ reason: 'unreachable' });
});

test('nothing is sent for a user who has signed out, or after another user has signed in', async () => {
  session.idTokenOf.mockRejectedValueOnce(Object.assign(new Error(), { name: 'OtherUserError' }));
  expect(await saveProfile('me', {} as never)).toEqual({ reason: 'signed-out' });
  session.idTokenOf.mockRejectedValueOnce(networkFailed());
  expect(await saveProfile('me', {} as never)).toEqual({ reason: 'unreachable' });
  expect(http).not.toHaveBeenCalled();
});
