import type { FirebaseApp } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';

const sdk = vi.hoisted(() => ({
  initializeAppCheck: vi.fn((app: unknown, options: object) => ({ app, ...options })),
  getToken: vi.fn(),
  CustomProvider: class {
    readonly getToken: () => Promise<unknown>;
    constructor({ getToken }: { getToken: () => Promise<unknown> }) {
      this.getToken = getToken;
    }
  },
  ReCaptchaEnterpriseProvider: class {
    readonly key: string;
    constructor(key: string) {
      this.key = key;
    }
  },
}));
vi.mock('firebase/app-check', () => sdk);
const ofetch = vi.hoisted(() => vi.fn());
vi.mock('ofetch', () => ({ ofetch }));
const config = vi.hoisted(() => ({}) as Record<string, unknown>);
vi.mock('../config.ts', () => ({ config }));

const { appCheckHeaders, startAppCheck } = await import('./app-check.ts');

// The parts that are read.
const app = (name: string) =>
  ({ name, options: { projectId: 'p', appId: '1:1:web:1' } }) as unknown as FirebaseApp;
const [own, other] = [app('own'), app('other')];
/** A token of this age has these claims. */
const tokenUntil = (exp: number) => `h.${btoa(JSON.stringify({ exp, name: '??>>' })).replace(/\+/g, '-')}.s`;

beforeEach(() => {
  vi.clearAllMocks();
  for (const name of Object.keys(config)) delete config[name];
  Object.assign(config, { VITE_USE_EMULATORS: false, VITE_AUTH0_DOMAIN: 'http://localhost:9400' });
  Reflect.deleteProperty(globalThis, 'FIREBASE_APPCHECK_DEBUG_TOKEN');
  vi.stubGlobal('self', globalThis);
});

test('without a key there is no App Check, and no header', async () => {
  expect(startAppCheck(own, [other])).toBeUndefined();
  expect(await appCheckHeaders(undefined, false)).toEqual({});
  expect(sdk.initializeAppCheck).not.toHaveBeenCalled();
});

test('with a key reCAPTCHA proves it, once for all apps', async () => {
  config['VITE_APP_CHECK_KEY'] = 'a-key';
  const started = startAppCheck(own, [other]);
  expect(started).toMatchObject({ app: own, provider: { key: 'a-key' } });
  sdk.getToken.mockResolvedValueOnce({ token: tokenUntil(1_800_000_000) });
  const second = sdk.initializeAppCheck.mock.calls[1]?.[1] as {
    provider: { getToken: () => Promise<unknown> };
  };
  expect(await second.provider.getToken()).toEqual({
    token: tokenUntil(1_800_000_000),
    expireTimeMillis: 1_800_000_000_000,
  });
  expect(sdk.getToken).toHaveBeenCalledWith(started);
});

test('on the local stack its stand-in gives tokens for the debug token', async () => {
  Object.assign(config, { VITE_USE_EMULATORS: true, VITE_APP_CHECK_DEBUG_TOKEN: 'debug' });
  startAppCheck(own, []);
  ofetch.mockResolvedValueOnce({ token: tokenUntil(1_800_000_000), ttl: '3600s' });
  const first = sdk.initializeAppCheck.mock.calls[0]?.[1] as {
    provider: { getToken: () => Promise<unknown> };
  };
  expect(await first.provider.getToken()).toMatchObject({ expireTimeMillis: 1_800_000_000_000 });
  expect(ofetch).toHaveBeenCalledWith(
    'http://localhost:9400/app-check/v1/projects/p/apps/1:1:web:1:exchangeDebugToken',
    expect.objectContaining({ method: 'POST', body: { debug_token: 'debug' } }),
  );
});

test('with a real project the SDK itself uses the debug token', () => {
  config['VITE_APP_CHECK_DEBUG_TOKEN'] = 'debug';
  expect(startAppCheck(own, [])).toBeDefined();
  expect(Reflect.get(globalThis, 'FIREBASE_APPCHECK_DEBUG_TOKEN')).toBe('debug');
});

test('a request without a token has no header, and the log says why', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  config['VITE_APP_CHECK_KEY'] = 'a-key';
  const started = startAppCheck(own, []);
  sdk.getToken.mockRejectedValueOnce(new Error('reCAPTCHA is blocked'));
  expect(await appCheckHeaders(started, false)).toEqual({});
  expect(warn).toHaveBeenCalledOnce();
  sdk.getToken.mockResolvedValueOnce({ token: 'a.b.c' });
  expect(await appCheckHeaders(started, true)).toEqual({ 'X-Firebase-AppCheck': 'a.b.c' });
  expect(sdk.getToken).toHaveBeenLastCalledWith(started, true);
});
