// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const session = vi.hoisted(() => ({ current: { status: 'opening' } as object }));
vi.mock('../config.ts', () => ({ config: { VITE_LOG_URL: '/api/log/write' } }));
vi.mock('../session/session.ts', () => ({ currentSession: () => session.current }));

const fetched = vi.fn<typeof fetch>();
let sendErrorReport: (error: unknown) => Promise<void>;

/** A new page that has reported nothing yet. */
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 })));
  session.current = { status: 'opening' };
  ({ sendErrorReport } = await import('./error-report.ts'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The reports that were sent. */
function sent(): Record<string, string>[] {
  return fetched.mock.calls.map(([address]) =>
    Object.fromEntries(new URL(String(address), 'https://waymark.example').searchParams),
  );
}

function errorOf(message: string, stack = `Error: ${message}\n    at f (a.js:1:2)`): Error {
  return Object.assign(new Error(message), { stack });
}

describe('an error report', () => {
  it('names the error and its place, and is sent even while the page unloads', async () => {
    await sendErrorReport(Object.assign(errorOf('It broke'), { name: 'TypeError' }));
    expect(sent()).toEqual([
      {
        severity: 'ERROR',
        userId: '',
        message: 'TypeError: It broke',
        stack: 'Error: It broke\n    at f (a.js:1:2)',
      },
    ]);
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(String(address)).toMatch(/^\/api\/log\/write\?severity=ERROR&/);
    expect(init).toMatchObject({ keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(init?.method).toBeUndefined();
  });

  it('names the signed-in user by their id alone', async () => {
    session.current = {
      status: 'signed-in',
      user: { id: 'abc_DEF-1', email: 'val@waymark.example', name: 'Val' },
    };
    await sendErrorReport(errorOf('It broke'));
    expect(sent()[0]?.['userId']).toBe('abc_DEF-1');
    expect(String(fetched.mock.calls[0]?.[0])).not.toMatch(/val/i);
  });

  it('contains no URLs, tokens or e-mail addresses', async () => {
    const text = 'No answer from https://a.example/?code=xyzzy for val@waymark.example';
    await sendErrorReport(errorOf(text, `Error: ${text}\n    at f (https://a.example/b.js:1:2)`));
    const [report] = sent();
    expect(report?.['message']).toBe('Error: No answer from <address> for <e-mail>');
    expect(JSON.stringify(report)).not.toMatch(/a\.example|xyzzy|val@/);
  });

  it.each([
    ['a text', 'It broke', 'It broke'],
    ['nothing', undefined, 'Not an error: undefined'],
    ['a number', 7, 'Not an error: 7'],
    ['an answer of a route', { status: 503, statusText: '', data: 'secret' }, 'Not an error: status 503'],
    ['an object', { email: 'val@waymark.example' }, 'Not an error: an object'],
    ['an empty text', '', 'An empty text'],
  ])('for %s contains nothing more than that', async (_what, thrown, message) => {
    await sendErrorReport(thrown);
    expect(sent()).toEqual([{ severity: 'ERROR', userId: '', message, stack: '' }]);
  });
});

describe('a report within the limits of the endpoint', () => {
  it('keeps the beginning of a long error', async () => {
    await sendErrorReport(errorOf('a b '.repeat(1_000), 'c d\n'.repeat(2_000)));
    const [report] = sent();
    expect(report?.['message']).toHaveLength(1_000);
    expect(report?.['stack']?.length).toBeGreaterThan(1_000);
    expect(report?.['stack']?.length).toBeLessThanOrEqual(4_000);
  });

  it('shortens any error to the limits', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary', minLength: 1_500, maxLength: 3_000 }),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (message, stack) => {
        vi.setSystemTime(Date.now() + 60_001);
        fetched.mockClear();
        await sendErrorReport(errorOf(message, stack));
        for (const [address] of fetched.mock.calls) expect(String(address).length).toBeLessThanOrEqual(7_200);
        for (const report of sent()) {
          expect(report['message']).toMatch(/^.{1,1000}$/s);
          expect(report['stack']?.length).toBeLessThanOrEqual(4_000);
        }
      }),
    );
  });

  it('splits no character in two', async () => {
    await sendErrorReport(errorOf('\ud83d', '\ude00'));
    expect(sent()).toHaveLength(1);
  });
});

describe('repeated errors', () => {
  it('are reported once for each message and place', async () => {
    for (let i = 0; i < 3; i++) await sendErrorReport(errorOf('one'));
    await sendErrorReport(errorOf('another'));
    await sendErrorReport(errorOf('one', 'Error: one\n    at g (b.js:3:4)'));
    expect(sent().map(({ message, stack }) => [message, stack?.split('\n')[1]?.trim()])).toEqual([
      ['Error: one', 'at f (a.js:1:2)'],
      ['Error: another', 'at f (a.js:1:2)'],
      ['Error: one', 'at g (b.js:3:4)'],
    ]);
  });

  it('are limited to ten a minute, as all errors are', async () => {
    const start = Date.now();
    for (let i = 0; i < 30; i++) {
      vi.setSystemTime(start + i * 1_000);
      await sendErrorReport(errorOf(`error ${i}`));
    }
    expect(sent()).toHaveLength(10);
    vi.setSystemTime(start + 60_001);
    await sendErrorReport(errorOf('a new minute'));
    expect(sent()).toHaveLength(11);
  });

  it('include those whose report failed, and a failed report causes no further one', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const rejected = vi.fn();
    addEventListener('unhandledrejection', rejected);
    await expect(sendErrorReport(errorOf('one'))).resolves.toBeUndefined();
    await sendErrorReport(errorOf('one'));
    expect(fetched).toHaveBeenCalledOnce();
    expect(rejected).not.toHaveBeenCalled();
  });
});

describe('errors that are not reported', () => {
  it.each<[string, unknown]>([
    ['a cancelled request', new DOMException('The user aborted a request.', 'AbortError')],
    ['a request that took too long', new DOMException('signal timed out', 'TimeoutError')],
    ['a request without an answer in Chrome', new TypeError('Failed to fetch')],
    [
      'a request without an answer in Firefox',
      new TypeError('NetworkError when attempting to fetch resource.'),
    ],
    ['a request without an answer in Safari', new TypeError('Load failed')],
    [
      'code without an answer',
      new TypeError('Failed to fetch dynamically imported module: https://a.example/b.js'),
    ],
    [
      'an error caused by code without an answer',
      new Error('The code of / could not be loaded', { cause: new TypeError('Load failed') }),
    ],
    [
      'a database that is away',
      Object.assign(new Error('x'), { name: 'FirebaseError', code: 'unavailable' }),
    ],
    [
      'sizes that change while they are measured',
      new Error('ResizeObserver loop completed with undelivered notifications.'),
    ],
    ['foreign scripts', 'Script error.'],
    ['styles without an answer', new Error('Unable to preload CSS for /assets/map-aB3dE6g.css')],
    ['extensions', errorOf('x', 'Error: x\n    at f (chrome-extension://abc/content.js:1:2)')],
  ])('%s', async (_what, error) => {
    await sendErrorReport(error);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('a chain of causes that loops', async () => {
    const error = errorOf('round');
    error.cause = error;
    await sendErrorReport(error);
    expect(fetched).toHaveBeenCalledOnce();
  });
});
