// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from './session-state.ts';

const SCRIPT = 'https://support.example/tool.js';
const HOUR = 3_600_000;

const config = vi.hoisted(() => ({
  VITE_SUPPORT_TOKEN_URL: '/api/support/token',
  VITE_SUPPORT_TOOL_SCRIPT: 'https://support.example/tool.js',
}));
vi.mock('../config.ts', () => ({ config }));

const sessions = vi.hoisted(() => ({ current: { status: 'opening' } as unknown, notify: () => {} }));
vi.mock('./session.ts', () => ({
  currentSession: () => sessions.current,
  onSession: (listener: () => void) => {
    sessions.notify = listener;
  },
}));

/** The endpoint's answer after `delay`, and the request that it received. */
let answer: { status: number; body: unknown };
let delay: Promise<unknown>;
let asked: (string | null)[];

async function endpoint(address: string, init?: RequestInit): Promise<Response> {
  expect(address).toBe(config.VITE_SUPPORT_TOKEN_URL);
  asked.push(new Headers(init?.headers).get('authorization'));
  const { status, body } = answer;
  await delay;
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

const reported = vi.fn<(error: Error) => void>();
/** The tokens that the tool received, in order. */
let tokens: (string | undefined)[];
const hear = (event: Event) => tokens.push((event as CustomEvent<{ token?: string }>).detail.token);
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', endpoint);
  vi.stubGlobal('reportError', reported.mockReset());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // The script element is only inspected and never loads.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      node.type = 'text/plain';
      document.body.append(node);
    }
  });
  localStorage.clear();
  document.body.replaceChildren();
  window.supportToolToken = undefined;
  sessions.current = { status: 'opening' };
  answer = { status: 200, body: { jwt: 'signed-1' } };
  asked = [];
  delay = Promise.resolve();
  tokens = [];
  addEventListener('support-tool-token', hear);
});

afterEach(() => {
  removeEventListener('support-tool-token', hear);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const somebody = (id: string, confirmed = true): Session => ({
  status: 'signed-in',
  user: { id, email: '', name: '', pictureUrl: '' },
  permissions: [],
  confirmed,
});

function become(session: Session): void {
  sessions.current = session;
  sessions.notify();
}

const accessTokenOf = vi.fn(async (uid: string) => `access-of-${uid}`);

async function start({ allowed = true } = {}) {
  const consent = await import('./consent.ts');
  if (allowed) consent.answerConsent(['support']);
  const { startSupportTool } = await import('./support-tool.ts');
  startSupportTool(SCRIPT, accessTokenOf);
  return consent;
}

/** Waits until the requested token has come. */
const settled = () => vi.waitFor(() => expect(tokens.at(-1)).toBeDefined());
const { setTimeout: later } = globalThis;
/** Waits long enough to show that something does not happen. */
const aWhile = () => new Promise((resolve) => later(resolve, 20));

describe('the support tool', () => {
  it("gets the user's token, which is set before its script runs", async () => {
    sessions.current = somebody('val');
    await start();
    expect(scripts()).toEqual([]);
    await settled();
    expect(asked).toEqual(['Bearer access-of-val']);
    expect(window.supportToolToken).toBe('signed-1');
    expect(scripts()).toEqual([SCRIPT]);
    expect(reported).not.toHaveBeenCalled();
  });

  it('gets no token and is not loaded while the visitor is signed out', async () => {
    await start();
    become({ status: 'signed-out' });
    await aWhile();
    expect([asked, tokens, scripts()]).toEqual([[], [], []]);
  });

  it('is loaded only after consent', async () => {
    sessions.current = somebody('val');
    const { answerConsent } = await start({ allowed: false });
    await aWhile();
    expect([asked, tokens, scripts()]).toEqual([[], [], []]);
    answerConsent(['support']);
    await settled();
    expect(scripts()).toEqual([SCRIPT]);
    answerConsent([]);
    expect(window.supportToolToken).toBeUndefined();
  });

  it('loses the token at sign-out, and gets that of the next user', async () => {
    sessions.current = somebody('val');
    await start();
    await settled();
    become({ status: 'signed-out' });
    expect(window.supportToolToken).toBeUndefined();
    answer = { status: 200, body: { jwt: 'signed-2' } };
    become(somebody('ada'));
    await settled();
    expect(tokens).toEqual(['signed-1', undefined, 'signed-2']);
    expect(asked).toEqual(['Bearer access-of-val', 'Bearer access-of-ada']);
    expect(scripts()).toEqual([SCRIPT]);
  });

  it('never gets the token of a user who signed out during the request', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    delay = promise;
    sessions.current = somebody('val');
    await start();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    become({ status: 'signed-out' });
    resolve();
    await aWhile();
    expect([tokens, scripts(), window.supportToolToken]).toEqual([[], [], undefined]);
  });

  it('takes one request, whether the session is confirmed or not', async () => {
    sessions.current = somebody('val');
    await start();
    await settled();
    become(somebody('val', false));
    become(somebody('val'));
    await aWhile();
    expect(asked).toHaveLength(1);
    expect(tokens).toEqual(['signed-1']);
  });

  it('is loaded for an unconfirmed user only after the provider has confirmed them', async () => {
    sessions.current = somebody('val', false);
    await start();
    await aWhile();
    expect(asked).toEqual([]);
    become(somebody('val'));
    await settled();
  });

  it('gets a new token before the old one expires, and none after sign-out', async () => {
    sessions.current = somebody('val');
    await start();
    await settled();
    answer = { status: 200, body: { jwt: 'signed-2' } };
    vi.advanceTimersByTime(HOUR - 1);
    await vi.waitFor(() => expect(tokens).toEqual(['signed-1', 'signed-2']));
    expect(scripts()).toEqual([SCRIPT]);
    become({ status: 'signed-out' });
    vi.advanceTimersByTime(HOUR);
    await aWhile();
    expect(tokens).toEqual(['signed-1', 'signed-2', undefined]);
  });
});

describe('a refusal of the endpoint', () => {
  it.each([400, 401, 403, 404, 500])('is an error with its status, %i, that is reported', async (status) => {
    answer = { status, body: { error: 'x', message: 'secret of val' } };
    sessions.current = somebody('val');
    await start();
    await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce());
    expect(String(reported.mock.calls[0]?.[0])).toBe(
      `Error: The endpoint of the support tool answered with HTTP status ${status}`,
    );
    expect([tokens, scripts()]).toEqual([[], []]);
  });

  it.each([{}, { jwt: 7 }, null, 'text'])('is what has no token: %j', async (body) => {
    answer = { status: 200, body };
    sessions.current = somebody('val');
    await start();
    await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce());
    expect([tokens, scripts()]).toEqual([[], []]);
  });
});

describe('a missing answer', () => {
  it('is logged in the console only, because the connection is away', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    sessions.current = somebody('val');
    await start();
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect([reported.mock.calls, tokens, scripts()]).toEqual([[], [], []]);
  });

  it('is treated the same where another user has signed in meanwhile', async () => {
    accessTokenOf.mockRejectedValueOnce(new Error('OtherUserError'));
    sessions.current = somebody('val');
    await start();
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect([reported.mock.calls, asked, tokens, scripts()]).toEqual([[], [], [], []]);
  });
});

it('a script that does not load is tried again with the next token', async () => {
  sessions.current = somebody('val');
  await start();
  await settled();
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(scripts()).toEqual([]);
  vi.advanceTimersByTime(HOUR - 1);
  await vi.waitFor(() => expect(scripts()).toEqual([SCRIPT]));
});
