import { FetchError } from 'ofetch';
import { beforeEach, expect, test, vi } from 'vitest';
import { http } from './http.ts';
import { sendMessage } from './messages-api.ts';

vi.mock('./http.ts', () => ({ http: vi.fn() }));
const session = vi.hoisted(() => ({
  isSignedIn: vi.fn(),
  currentSession: vi.fn(),
  accessTokenOf: vi.fn(),
  idTokenOf: vi.fn(),
}));
vi.mock('../session/credentials.ts', () => session);
vi.mock('../session/is-signed-in.ts', () => session);
vi.mock('../session/session.ts', () => session);
vi.mock('../session/connected-session.ts', () => ({ connectedSession: async () => undefined }));

const BODY = {
  key: 'a'.repeat(20),
  to: 'team' as const,
  topic: 'contact' as const,
  name: null,
  email: 'val@example.org',
  body: 'Hello',
  locale: 'en' as const,
  website: '',
  openFor: 5_000,
};
const ANONYMOUS = ['/api/messages', { method: 'POST', body: BODY }];
const SIGNED = ['/api/messages', { method: 'POST', body: BODY, headers: { authorization: 'Bearer id' } }];

const refusal = (status: number, error: string) =>
  Object.assign(new FetchError('refused'), { status, data: { error } });

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(http).mockReset().mockResolvedValue(undefined);
  session.isSignedIn.mockReset().mockResolvedValue(false);
  session.currentSession.mockReset().mockReturnValue({ status: 'signed-in', user: { id: 'me' } });
  session.idTokenOf.mockReset().mockResolvedValue('id');
});

test('a visitor without an account sends no token', async () => {
  expect(await sendMessage(BODY)).toBeUndefined();
  expect(vi.mocked(http).mock.calls).toEqual([ANONYMOUS]);
});

test('a user who is signed in sends theirs', async () => {
  session.isSignedIn.mockResolvedValue(true);
  expect(await sendMessage(BODY)).toBeUndefined();
  expect(vi.mocked(http).mock.calls).toEqual([SIGNED]);
});

test('a session that has ended, or cannot be read, keeps nobody from writing', async () => {
  session.isSignedIn.mockResolvedValueOnce(true);
  vi.mocked(http).mockRejectedValueOnce(refusal(401, 'login_required'));
  expect(await sendMessage(BODY)).toBeUndefined();
  expect(vi.mocked(http).mock.calls).toEqual([SIGNED, ANONYMOUS]);
  session.isSignedIn.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await sendMessage(BODY)).toBeUndefined();
  expect(vi.mocked(http).mock.calls.at(-1)).toEqual(ANONYMOUS);
});

test('a session that does not open keeps nobody waiting', async () => {
  vi.useFakeTimers();
  session.isSignedIn.mockReturnValueOnce(new Promise(() => {}));
  const sending = sendMessage(BODY);
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  expect(await sending).toBeUndefined();
  expect(vi.mocked(http).mock.calls).toEqual([ANONYMOUS]);
});

test.each([
  [404, 'not-found', 'gone'],
  [409, 'key-used', 'key-used'],
  [429, 'too-many', 'too-many'],
  [500, 'unexpected', 'broken'],
])('an answer of %s %s becomes the failure %s', async (status, error, reason) => {
  vi.mocked(http).mockRejectedValueOnce(refusal(status, error));
  expect(await sendMessage(BODY)).toEqual({ reason });
});
