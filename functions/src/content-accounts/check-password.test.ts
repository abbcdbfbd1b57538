import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkPassword } from './check-password.ts';

beforeEach(() => {
  vi.stubEnv('WEB_API_KEY', 'web-key');
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** The result where Firebase answers like this. */
async function resultOf(status: number, body: unknown) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(body, { status }));
  const result = await checkPassword('ada@example.org', 'x7Kq!pZ9', { fetch }).catch(
    (error: { code?: unknown }) => error.code ?? String(error),
  );
  return { result, asked: fetch.mock.calls };
}
const refused = (message: string) => resultOf(400, { error: { code: 400, message } });

it('is asked of Firebase, once', async () => {
  const { result, asked } = await resultOf(200, { localId: 'uid', idToken: 'x' });
  expect(result).toBe('uid');
  expect(asked).toHaveLength(1);
  expect(String(asked[0]?.[0])).toBe(
    'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=web-key',
  );
});

it.each([
  ['INVALID_LOGIN_CREDENTIALS', undefined],
  ['EMAIL_NOT_FOUND', undefined],
  ['INVALID_PASSWORD', undefined],
  ['USER_DISABLED', undefined],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been disabled', 'too-many'],
  [
    'OPERATION_NOT_ALLOWED',
    'Error: Firebase Authentication refused to check a password: OPERATION_NOT_ALLOWED',
  ],
])('is wrong, or cannot be checked, for %s', async (message, expected) => {
  expect((await refused(message)).result).toBe(expected);
});

it.each([
  [500, {}],
  [503, 'x'],
  [400, 'x'],
  [403, { error: { message: 'API key not valid' } }],
  [200, {}],
])('is to be tried again where Firebase answers with %s and %j', async (status, body) => {
  expect((await resultOf(status, body)).result).toBe('try-again');
});
