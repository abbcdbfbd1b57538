// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayReloadItself, recoverCode, reloadIfReachable } from './lost-code.ts';
import { RELOAD_GUARD, VAIN_RELOAD_GUARD } from './reload-guard.ts';

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => new Response());
  vi.spyOn(location, 'reload').mockImplementation(reload);
  missing();
  document.head.innerHTML = '<meta name="waymark-build" content="one">';
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fetched.mockReset();
  reload.mockClear();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

/** The document has asked for these files. */
function missing(...files: [path: string, status: number][]): void {
  const entries = files.map(([path, responseStatus]) => ({
    name: `https://waymark.example${path}`,
    responseStatus,
  }));
  // Only these fields are read.
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    entries as unknown as ReturnType<typeof performance.getEntriesByType>,
  );
}

const settle = () =>
  vi
    .waitFor(() => expect(fetched).toHaveBeenCalled())
    .then(() => new Promise((resolve) => setTimeout(resolve)));
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

test.each([
  [200, true],
  [404, true],
  [410, true],
  [500, false],
  [503, false],
])('a server that answers %i is reachable: %s', async (status, reachable) => {
  fetched.mockResolvedValue(new Response(null, { status }));
  expect(await reloadIfReachable(() => true)).toBe(reachable);
  expect(reload).toHaveBeenCalledTimes(reachable ? 1 : 0);
});

test('without a connection nothing reloads', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await reloadIfReachable(() => true)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('files that were missing are loaded past the cache before the reload, and no others', async () => {
  missing(['/assets/gone.js', 404], ['/assets/there.js', 200], ['/api/none', 404]);
  await reloadIfReachable(() => true);
  const again = fetched.mock.calls.filter(([, { cache }]) => cache === 'reload').map(([address]) => address);
  expect(again).toEqual(['https://waymark.example/assets/gone.js']);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page does not reload itself while something is unsaved or written', () => {
  const guard = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', guard);
  expect(mayReloadItself()).toBe(false);
  removeEventListener('beforeunload', guard);
  document.body.innerHTML = '<textarea>Words</textarea>';
  document.querySelector('textarea')?.focus();
  expect(mayReloadItself()).toBe(false);
  document.body.innerHTML = '';
  expect(mayReloadItself()).toBe(true);
});

test('a page whose code is lost reloads at once, and again when something is pressed, but not in a loop', async () => {
  recoverCode();
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
  // The next document has the same build, and its code is lost too.
  pass(RELOAD_GUARD + 1);
  expect(RELOAD_GUARD + 1).toBeLessThan(VAIN_RELOAD_GUARD);
  fetched.mockClear();
  recoverCode();
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
  fetched.mockClear();
  document.body.click();
  await settle();
  expect(reload).toHaveBeenCalledTimes(2);
  fetched.mockClear();
  document.body.click();
  dispatchEvent(new Event('online'));
  await settle();
  expect(reload).toHaveBeenCalledTimes(2);
});
