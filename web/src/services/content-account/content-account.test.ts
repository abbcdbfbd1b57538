// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../config.ts';
import { contentRequest } from '../../session/content-request.ts';
import { contentToken, setContentToken, USER_KEY } from '../../session/content-token.ts';
import { fetchUser } from '../../session/content-user.ts';
import * as account from './content-account.ts';

const USER = { id: 7, username: 'Ada', email: 'ada@example.org', confirmed: true };
const fetched = vi.fn<typeof globalThis.fetch>();

const asked = () =>
  fetched.mock.calls.map(([address, init]) => ({
    address: String(address),
    method: init?.method,
    authorization: new Headers(init?.headers).get('authorization'),
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
  }));
const answers = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () => Response.json(body, { status }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  answers({ jwt: 'new', user: USER });
  setContentToken('old');
});
afterEach(() => {
  account.logout();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const PASSWORD = { password: 'x7Kq!pZ9', passwordConfirmation: 'x7Kq!pZ9' };
const SIGN_INS = {
  login: () => account.login({ identifier: 'ada@example.org', password: 'x' }),
  register: () => account.register({ username: 'Ada', email: 'a@b.example', password: 'x', locale: 'fr' }),
  resetPassword: () => account.resetPassword('code', PASSWORD),
  providerCallback: () => account.providerCallback('auth0', 'access'),
};

describe.each(Object.entries(SIGN_INS))('%s', (_name, signIn) => {
  it('removes the token before it asks, and sets the new one', async () => {
    let during: string | undefined = 'none yet';
    fetched.mockImplementation(async () => {
      during = contentToken();
      return Response.json({ jwt: 'new', user: USER });
    });
    expect(await signIn()).toMatchObject({ id: 7, email: 'ada@example.org' });
    expect(during).toBeUndefined();
    expect(contentToken()).toBe('new');
    expect(localStorage.getItem(USER_KEY)).toContain('ada@example.org');
    expect(asked()[0]?.authorization).toBeNull();
  });

  it('leaves nobody signed in where it is refused', async () => {
    const error = { status: 400, name: 'ValidationError', message: 'Invalid', details: { errors: [] } };
    answers({ data: null, error }, 400);
    await expect(signIn()).rejects.toMatchObject({ data: null, error });
    expect(contentToken()).toBeUndefined();
  });
});

it('a forgotten password removes the token, and sets none', async () => {
  answers({ ok: true });
  await account.forgotPassword('ada@example.org', 'fr');
  expect(contentToken()).toBeUndefined();
  expect(asked()).toEqual([
    {
      address: `${config.VITE_CONTENT_API_URL}/auth/forgot-password`,
      method: 'POST',
      authorization: null,
      body: { email: 'ada@example.org', locale: 'fr' },
    },
  ]);
});

it('a change of the password is asked with the token, which stays where it is refused', async () => {
  answers({ data: null, error: { status: 400, name: 'ValidationError', message: 'no', details: {} } }, 400);
  await expect(account.changePassword('x', PASSWORD)).rejects.toThrow('no');
  expect(contentToken()).toBe('old');
  answers({ jwt: 'new', user: USER });
  await account.changePassword('x', PASSWORD);
  expect(contentToken()).toBe('new');
  expect(asked().map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer old']);
});

it('signing out removes token and account', async () => {
  await account.login({ identifier: 'a', password: 'b' });
  account.logout();
  expect([contentToken(), localStorage.getItem(USER_KEY)]).toEqual([undefined, null]);
});

it('the account is asked for with the configured parameters, as qs writes them', async () => {
  answers({
    ...USER,
    provider: 'local',
    role: { permissions: [{ action: 'feature:creator-profile' }, { action: 'other' }, null] },
  });
  expect(await fetchUser()).toEqual({
    ...USER,
    hasPassword: true,
    permissions: ['feature:creator-profile'],
  });
  const { searchParams } = new URL(asked()[0]?.address ?? '', 'https://waymark.example');
  expect([...searchParams]).toEqual([['populate[role][populate][0]', 'permissions']]);
});

it('addresses of providers lead to the backend', () => {
  expect(account.connectAddress('auth0')).toBe('/api/content/connect/auth0');
});

describe('an error', () => {
  it.each([
    ['a page', async () => new Response('<html>', { status: 400 })],
    ['another error', async () => Response.json({ error: 'invalid', message: 'x' }, { status: 422 })],
    ['nothing', async () => new Response(null, { status: 404 })],
    [
      'no answer',
      async () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('without error data is unknown, with the status 500: %s', async (_what, answer) => {
    fetched.mockImplementation(answer);
    await expect(contentRequest('POST', '/auth/local', {})).rejects.toMatchObject({
      data: null,
      error: { status: 500, name: 'UnknownError', message: expect.any(String) },
    });
  });
});
