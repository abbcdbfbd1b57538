// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./identity.ts', () => {
  throw new Error('The SDK of the provider is not needed');
});

const NOW = Date.UTC(2026, 5, 1);
const ADA = { id: 7, username: 'Ada', email: 'ada@example.org', confirmed: true, hasPassword: true };
const fetched = vi.fn<typeof globalThis.fetch>();

function token(claims: object = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256' })}.${part({ uid: 'uid-of-7', id: 7, ...claims })}.x`;
}

async function open() {
  const [session, storage, stored, failure, begin] = await Promise.all([
    import('./session.ts'),
    import('./content-token.ts'),
    import('./content-user.ts'),
    import('./sign-in-failure.ts'),
    import('./content-session.ts'),
  ]);
  return { ...session, ...storage, ...stored, ...failure, ...begin };
}

const answers = (permissions: readonly string[], status = 200) =>
  fetched.mockImplementation(async () =>
    Response.json({ ...ADA, role: { permissions: permissions.map((action) => ({ action })) } }, { status }),
  );

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  answers(['feature:creator-profile']);
});

afterEach(async () => {
  (await open()).clearContentToken();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const user = { id: 'uid-of-7', email: 'ada@example.org', name: 'Ada', pictureUrl: '' };

it('begins with the permissions that the backend gives the account', async () => {
  const { beginContentSession, openSession } = await open();
  await beginContentSession(token(), { ...ADA, permissions: [] });
  expect(await openSession()).toEqual({
    status: 'signed-in',
    user,
    permissions: ['feature:creator-profile'],
    confirmed: true,
  });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('goes on by the stored account, and asks again where it has to be fresh', async () => {
  const first = await open();
  await first.beginContentSession(token(), { ...ADA, permissions: [] });
  await first.openSession();
  vi.resetModules();
  const { openSession, freshSession, renewedSession } = await open();
  expect(await openSession()).toMatchObject({ user, permissions: ['feature:creator-profile'] });
  await freshSession();
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.setSystemTime(NOW + 61_000);
  answers([]);
  expect(await freshSession()).toMatchObject({ permissions: [] });
  answers(['write:creators']);
  expect(await renewedSession()).toMatchObject({ permissions: ['write:creators'] });
});

it('stays as it is, unconfirmed, where the backend does not answer', async () => {
  const { beginContentSession, openSession, renewedSession } = await open();
  await beginContentSession(token(), { ...ADA, permissions: [] });
  await openSession();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await renewedSession()).toMatchObject({
    user,
    permissions: ['feature:creator-profile'],
    confirmed: false,
  });
});

it.each([401, 403])('ends where the backend refuses the token with %s', async (status) => {
  const { beginContentSession, openSession, renewedSession, contentToken, takeFailure } = await open();
  await beginContentSession(token(), { ...ADA, permissions: [] });
  await openSession();
  const error = { status, name: 'UnauthorizedError', message: 'x', details: {} };
  fetched.mockImplementation(async () => Response.json({ data: null, error }, { status }));
  expect(await renewedSession()).toEqual({ status: 'signed-out' });
  expect(contentToken()).toBeUndefined();
  expect(takeFailure()).toEqual({ reason: 'login_required' });
});

it('does not begin with an account whose address is not confirmed', async () => {
  const { beginContentSession, openSession, contentToken } = await open();
  await beginContentSession(token({ unconfirmed: true }), { ...ADA, confirmed: false, permissions: [] });
  expect(await openSession()).toEqual({ status: 'signed-out' });
  expect(contentToken()).toBeDefined();
  expect(fetched).not.toHaveBeenCalled();
});

it('does not begin with a cookie that is no token', async () => {
  const { setContentToken, openSession } = await open();
  for (const text of ['x', 'a.b.c', token({ uid: 1 })]) {
    setContentToken(text);
    expect(await openSession()).toEqual({ status: 'signed-out' });
  }
});
