import Strapi from 'strapi-sdk-js';
import { beforeEach, expect, it, vi } from 'vitest';
import { codeIn } from '../letters.ts';
import { newAddress } from '../new-address.ts';
import { confirm, letterTo, newClient, newPassword, registered } from './content-accounts.ts';
import { signInAt } from './provider.ts';
import { ADDRESS } from './requests.ts';

/** The key under which the client stores its token. */
const KEY = 'strapi_jwt';

/** What the client uses of a browser. */
const stored = new Map<string, string>();
vi.stubGlobal('window', {
  location: { search: '' },
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
});

/** The client of Strapi as its package has it. */
function newStrapi(): Strapi {
  return new Strapi({
    url: ADDRESS,
    prefix: '/api/content',
    store: { key: KEY, useLocalStorage: true, cookieOptions: { path: '/' } },
    axiosOptions: { headers: { 'X-Forwarded-For': newClient() } },
  });
}

beforeEach(() => stored.clear());

it('a client of Strapi registers, confirms, signs in and out', async () => {
  const strapi = newStrapi();
  const [email, password] = [newAddress(), newPassword()];
  const { user, jwt } = await strapi.register({ username: 'Ada L.', email, password });
  expect(user).toMatchObject({ username: 'Ada L.', email, confirmed: false });
  expect(stored.get(KEY)).toBe(jwt);
  await expect(strapi.login({ identifier: email, password })).rejects.toEqual({
    data: null,
    error: { status: 400, name: 'ValidationError', message: 'Invalid identifier or password', details: {} },
  });
  expect(stored.has(KEY)).toBe(false);
  await strapi.sendEmailConfirmation({ email });
  await confirm(codeIn(await letterTo(email, 'confirm-address', 2), 'confirmation'));
  const again = await strapi.login({ identifier: email, password });
  expect(again.user).toMatchObject({ id: user['id'], confirmed: true });
  expect(await strapi.fetchUser({ populate: ['role'] })).toMatchObject({
    id: user['id'],
    role: { type: 'authenticated' },
  });
  strapi.logout();
  expect(await strapi.fetchUser()).toBeNull();
});

it('a client of Strapi replaces a forgotten password and changes it', async () => {
  const { email } = await registered();
  await confirm(codeIn(await letterTo(email, 'confirm-address'), 'confirmation'));
  const strapi = newStrapi();
  await strapi.forgotPassword({ email });
  const code = codeIn(await letterTo(email, 'reset-password'), 'code');
  const [first, second] = [newPassword(), newPassword()];
  await strapi.resetPassword({ code, password: first, passwordConfirmation: first });
  await strapi.changePassword({ currentPassword: first, password: second, passwordConfirmation: second });
  expect(await strapi.fetchUser()).toMatchObject({ email });
  await expect(
    strapi.resetPassword({ code, password: first, passwordConfirmation: first }),
  ).rejects.toMatchObject({
    error: { status: 400, message: 'Incorrect code provided' },
  });
});

it('a client of Strapi signs in with a token of the identity provider', async () => {
  const strapi = newStrapi();
  const email = newAddress();
  const { access_token: accessToken } = await signInAt(email);
  const { user } = await strapi.authenticateProvider('auth0', accessToken);
  expect(user).toMatchObject({ email, provider: 'auth0', confirmed: true });
  expect(await strapi.fetchUser()).toMatchObject({ email });
  expect(strapi.getProviderAuthenticationUrl('auth0')).toBe(`${ADDRESS}/api/content/connect/auth0`);
});
