// @vitest-environment happy-dom
import { issuerOf } from '@waymark/model/issuer';
import { uidOf } from '@waymark/model/uid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../config.ts';

/** The provider's SDK, as documented. */
const sdk = vi.hoisted(() => ({ getTokenSilently: vi.fn(), getUser: vi.fn(), logout: vi.fn() }));
const faults = vi.hoisted(() => ({ imports: 0 }));
vi.mock('./identity.ts', () => ({ identity: sdk }));

const KEY = `@@auth0spajs@@::${config.VITE_AUTH0_CLIENT_ID}::`;
const ISSUER = issuerOf(config.VITE_AUTH0_DOMAIN);
const NOW = Date.UTC(2026, 5, 1);

/** A token that was issued this many seconds ago by the provider's clock. */
function token({ age = 0, permissions = [] as unknown } = {}): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${part({ alg: 'RS256' })}.${part({ iat: NOW / 1_000 - age, permissions })}.x`;
}

/** The token that the browser stores, and the one that the provider gives. */
let stored: string | undefined;
let provider: () => Promise<string>;
const asked = () =>
  sdk.getTokenSilently.mock.calls.filter(([options]) => options?.cacheMode !== 'cache-only').length;

type Sessions = typeof import('./session.ts') & typeof import('./session-end.ts');
let other: BroadcastChannel;

/** The modules as in a newly opened document. */
async function open(): Promise<Sessions> {
  const [session, end] = [await import('./session.ts'), await import('./session-end.ts')];
  return { ...session, ...end };
}

const elapse = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem(KEY, '{}');
  other = new BroadcastChannel('waymark.session');
  faults.imports = 0;
  stored = token({ permissions: ['write:creators'] });
  provider = async () => token({ permissions: ['feature:creator-profile'] });
  sdk.getTokenSilently.mockImplementation(async (options) => {
    if (options?.cacheMode === 'cache-only') return stored;
    stored = await provider();
    localStorage.setItem(KEY, stored);
    return stored;
  });
  sdk.getUser.mockResolvedValue({ sub: 'auth0|ada', name: 'Ada', email: 'ada@waymark.example' });
  sdk.logout.mockImplementation(async () => {
    stored = undefined;
    localStorage.clear();
  });
});

afterEach(() => {
  other.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a session', () => {
  it('is signed out where there are no tokens, without a request', async () => {
    localStorage.clear();
    const { openSession } = await open();
    expect(await openSession()).toEqual({ status: 'signed-out' });
    expect(sdk.getTokenSilently).not.toHaveBeenCalled();
  });

  it('is read from the stored tokens without asking the provider', async () => {
    const { openSession } = await open();
    expect(await openSession()).toEqual({
      status: 'signed-in',
      user: { id: expect.any(String), email: 'ada@waymark.example', name: 'Ada', pictureUrl: '' },
      permissions: ['write:creators'],
      confirmed: true,
    });
    expect(asked()).toBe(0);
  });

  it.each([
    ['half a minute', 30, 0, 'write:creators'],
    ['more than a minute', 61, 1, 'feature:creator-profile'],
  ])(
    'that has to be fresh accepts or refuses tokens of %s as expected',
    async (_age, age, times, permission) => {
      stored = token({ age, permissions: ['write:creators'] });
      const { freshSession } = await open();
      expect(await freshSession()).toMatchObject({ permissions: [permission] });
      expect(asked()).toBe(times);
    },
  );

  it('gets new tokens on renewal, even if the old ones are young', async () => {
    const { renewedSession } = await open();
    expect(await renewedSession()).toMatchObject({ permissions: ['feature:creator-profile'] });
    expect(await renewedSession()).toMatchObject({ confirmed: true });
    expect(asked()).toBe(2);
  });

  it('has no permissions where they cannot be read', async () => {
    stored = token({ permissions: 'write:creators' });
    const { openSession } = await open();
    expect(await openSession()).toMatchObject({ status: 'signed-in', permissions: [] });
  });

  it('takes one request for all callers at the same time', async () => {
    stored = undefined;
    const { freshSession, openSession } = await open();
    const all = await Promise.all([freshSession(), openSession(), freshSession()]);
    expect(new Set(all).size).toBe(1);
    expect(asked()).toBe(1);
  });

  it('takes a second request for a caller who needs a fresher session', async () => {
    stored = token({ age: 100 });
    const { freshSession, openSession } = await open();
    const [old, fresh] = await Promise.all([openSession(), freshSession()]);
    expect(old).toMatchObject({ permissions: [] });
    expect(fresh).toMatchObject({ permissions: ['feature:creator-profile'] });
  });

  it('does not notify listeners when it stays the same', async () => {
    const { onSession, openSession, freshSession } = await open();
    const listener = vi.fn();
    onSession(listener);
    await openSession();
    await freshSession();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('can be opened after its code failed to load', async () => {
    vi.doMock('./tokens.ts', async (original) => {
      if (faults.imports++ === 0) throw new Error('no connection');
      return original();
    });
    const { openSession, currentSession } = await open();
    await expect(openSession()).rejects.toThrow();
    expect(currentSession()).toEqual({ status: 'opening' });
    vi.doUnmock('./tokens.ts');
    expect(await openSession()).toMatchObject({ status: 'signed-in' });
  });
});

describe('a provider', () => {
  it('that takes long delays no request, is left alone for a while, and its late answer is used', async () => {
    stored = token({ age: 100, permissions: ['write:creators'] });
    const answer = Promise.withResolvers<string>();
    provider = () => answer.promise;
    const { freshSession, currentSession } = await open();
    const session = freshSession();
    await vi.waitFor(() => expect(asked()).toBe(1));
    await elapse(4_000);
    expect(await session).toMatchObject({ permissions: ['write:creators'], confirmed: false });
    expect(await freshSession()).toMatchObject({ confirmed: false });
    expect(asked()).toBe(1);
    answer.resolve(token({ permissions: ['feature:creator-profile'] }));
    await vi.waitFor(() =>
      expect(currentSession()).toMatchObject({ permissions: ['feature:creator-profile'], confirmed: true }),
    );
  });

  it('that does not answer leaves users signed in, and is asked again later', async () => {
    const { freshSession, openSession } = await open();
    await openSession();
    provider = async () => Promise.reject(new TypeError('Failed to fetch'));
    await elapse(61_000);
    stored = undefined;
    expect(await freshSession()).toMatchObject({ permissions: ['write:creators'], confirmed: false });
    await freshSession();
    expect(asked()).toBe(1);
    provider = async () => token({ permissions: ['feature:creator-profile'] });
    await elapse(10_000);
    expect(await freshSession()).toMatchObject({ permissions: ['feature:creator-profile'], confirmed: true });
  });

  it.each(['login_required', 'access_denied', 'invalid_grant', 'missing_refresh_token', 'mfa_required'])(
    'that says %s ends the session, and the listeners are notified',
    async (error) => {
      stored = undefined;
      provider = async () => Promise.reject(Object.assign(new Error(error), { error }));
      const { openSession } = await open();
      expect(await openSession()).toEqual({ status: 'signed-out' });
      expect(localStorage).toHaveLength(0);
      const { takeFailure } = await import('./sign-in-failure.ts');
      expect(takeFailure()).toBeDefined();
    },
  );
});

describe('a clock', () => {
  it('that is a day ahead leads to one request a minute, not one each time', async () => {
    vi.setSystemTime(NOW + 24 * 3_600_000);
    const { freshSession } = await open();
    await freshSession();
    await freshSession();
    expect(asked()).toBe(1);
    await elapse(60_000);
    await freshSession();
    expect(asked()).toBe(2);
  });

  it('that is behind does not keep tokens young forever', async () => {
    vi.setSystemTime(NOW - 3_600_000);
    const { freshSession } = await open();
    await freshSession();
    expect(asked()).toBe(1);
    await elapse(60_000);
    await freshSession();
    expect(asked()).toBe(2);
  });
});

describe('a sign-out', () => {
  it('during a request to the provider is not undone by the answer', async () => {
    stored = undefined;
    const answer = Promise.withResolvers<string>();
    provider = () => answer.promise;
    const { openSession, announceEnd } = await open();
    const session = openSession();
    await vi.waitFor(() => expect(asked()).toBe(1));
    announceEnd('ending');
    await sdk.logout();
    announceEnd('ended');
    answer.resolve(token());
    expect(await session).toEqual({ status: 'signed-out' });
    expect(localStorage).toHaveLength(0);
  });

  it('is not undone by an answer that comes too late', async () => {
    stored = undefined;
    const answer = Promise.withResolvers<string>();
    provider = () => answer.promise;
    const { openSession, currentSession, announceEnd, freshSession } = await open();
    const session = openSession();
    await vi.waitFor(() => expect(asked()).toBe(1));
    await elapse(4_000);
    expect(await session).toMatchObject({ confirmed: false });
    announceEnd('ending');
    await sdk.logout();
    announceEnd('ended');
    await freshSession();
    answer.resolve(token());
    await vi.waitFor(() => expect(sdk.logout).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(localStorage).toHaveLength(0));
    expect(currentSession()).toEqual({ status: 'signed-out' });
  });

  it('delays requests for the session meanwhile', async () => {
    const { openSession, announceEnd } = await open();
    await openSession();
    announceEnd('ending');
    const session = openSession();
    localStorage.clear();
    const first = await Promise.race([session, Promise.resolve('waits')]);
    expect(first).toBe('waits');
    announceEnd('ended');
    await session;
  });

  it('ends after five seconds where its tab was closed', async () => {
    const { onSessionEnd, untilNoSessionEnds } = await open();
    const moments: unknown[] = [];
    onSessionEnd((moment, isOwn) => moments.push([moment, isOwn]));
    other.postMessage('ending');
    await vi.waitFor(() => expect(moments).toEqual([['ending', false]]));
    const over = untilNoSessionEnds();
    await elapse(5_000);
    await over;
    expect(moments).toEqual([
      ['ending', false],
      ['ended', false],
    ]);
  });

  it("in another tab is noticed, as is another user's sign-in", async () => {
    const { openSession, currentSession } = await open();
    await openSession();
    sdk.getUser.mockResolvedValue({ sub: 'auth0|grace' });
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    const id = await uidOf(ISSUER, 'auth0|grace');
    await vi.waitFor(() => expect(currentSession()).toMatchObject({ user: { id } }));
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await vi.waitFor(() => expect(currentSession()).toEqual({ status: 'signed-out' }));
  });
});
