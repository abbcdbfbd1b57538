import { PAYLOAD_MARK_HEADER } from '@waymark/model/payload-marks';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAYLOAD_MARKS } from './payload-marks.ts';
import { scriptedServer } from './testing/scripted-server.ts';

const server = scriptedServer();
const PAYLOAD = { tiles: [{ level: 0, x: 0, y: 0, leaf: true, items: '', cells: '' }] };
const MARKED = { [PAYLOAD_MARK_HEADER]: PAYLOAD_MARKS['index'] ?? '' };
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const assign = vi.fn<(href: string) => void>();
const remembered = new Map<string, string>();
vi.stubGlobal('location', { assign });
vi.stubGlobal('dispatchEvent', () => true);
vi.stubGlobal('document', { querySelector: () => null });
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => remembered.get(key) ?? null,
  setItem: (key: string, value: string) => remembered.set(key, value),
});

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  warn.mockClear();
  assign.mockClear();
  remembered.clear();
});

/** The loader in a newly opened document. */
async function openDocument() {
  const { loadPage } = await import('./page-loader.ts');
  return (path: string, signal?: AbortSignal) => {
    const request = new Request(`https://waymark.example${path}`, signal ? { signal } : {});
    // The loader reads only these of its arguments.
    const read: Pick<LoaderFunctionArgs, 'request' | 'context'> = {
      request,
      context: new RouterContextProvider(),
    };
    return loadPage<'index'>(read as LoaderFunctionArgs);
  };
}

/** The loader after the first page was shown. */
async function openAndGoOn() {
  const load = await openDocument();
  server.answer({ status: 200, body: PAYLOAD, headers: MARKED });
  await load('/');
  return load;
}

test.each([
  ['/', '/_payload.json', 'en'],
  ['/fr', '/fr/_payload.json', 'fr'],
  ['/fr/', '/fr/_payload.json', 'fr'],
  ['/?kind=pin', '/_payload.json', 'en'],
])('the page %s shows the payload at %s', async (path, payloadPath, locale) => {
  const load = await openDocument();
  server.answer({ status: 200, body: PAYLOAD, headers: MARKED });
  const { match, payload } = await load(path);
  expect(match).toMatchObject({ page: 'index', locale });
  expect(payload).toEqual(PAYLOAD);
  expect(server.requests()).toEqual([`GET ${payloadPath}`]);
});

test.each(['/no/such/page', '/about', '/fr/no/such/page?kind=pin&q=%C3%A9'])(
  'a path without a payload, %s, is not found, and nothing is requested',
  async (path) => {
    const load = await openDocument();
    await expect(load(path)).rejects.toMatchObject({
      data: { path },
      init: { status: 404, statusText: `Page Not Found: ${path}` },
    });
    expect(server.requests()).toEqual([]);
  },
);

test('a page that the server reports as missing is a 404, and the response has the whole path', async () => {
  const load = await openDocument();
  server.answer({ status: 404 });
  const path = '/pins/aaaaaaaaaaaaaaaaaaaa?at=1,2,3z';
  await expect(load(path)).rejects.toMatchObject({
    data: { path },
    init: { status: 404, statusText: `Page Not Found: ${path}` },
  });
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  [
    'the answer of another build',
    { status: 200, body: PAYLOAD, headers: { [PAYLOAD_MARK_HEADER]: 'another' } },
  ],
  ['an answer without a mark', { status: 200, body: PAYLOAD }],
  ['a page instead of data', { status: 200, body: '<!doctype html>' }],
  ['a server that fails', { status: 500 }],
])('%s on the first load: logs a warning and continues with the live query', async (_name, answer) => {
  const load = await openDocument();
  server.answer(answer);
  await expect(load('/')).resolves.toMatchObject({ payload: undefined });
  expect(warn).toHaveBeenCalledExactlyOnceWith('The payload of / could not be loaded (refused).');
  expect(assign).not.toHaveBeenCalled();
});

test.each([
  [
    'the answer of another build',
    { status: 200, body: PAYLOAD, headers: { [PAYLOAD_MARK_HEADER]: 'another' } },
  ],
  ['a server that fails', { status: 503 }],
])('%s later: logs a warning and loads the document once', async (_name, answer) => {
  const load = await openAndGoOn();
  server.answer(answer);
  const done = vi.fn();
  void load('/fr?kind=pin').then(done, done);
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://waymark.example/fr?kind=pin');
  expect(warn).toHaveBeenCalledOnce();
  expect(done).not.toHaveBeenCalled();
});

test('a reloaded document is not reloaded again within 10 s: logs a warning and continues with the live query', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const first = await openAndGoOn();
  server.answer({ status: 500 });
  void first('/fr').catch(() => {});
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  // The next document, and the next page that is opened in it.
  vi.resetModules();
  const load = await openAndGoOn();
  now.mockReturnValue(1_009_999);
  server.answer({ status: 500 });
  await expect(load('/')).resolves.toMatchObject({ payload: undefined });
  expect(assign).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledTimes(2);
  now.mockReturnValue(1_010_000);
  server.answer({ status: 500 });
  void load('/').catch(() => {});
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
  now.mockRestore();
});

test('an unreachable server: logs a warning and continues with the live query, because a reload would fail too', async () => {
  const load = await openAndGoOn();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(load('/')).resolves.toMatchObject({ payload: undefined });
  expect(warn).toHaveBeenCalledExactlyOnceWith('The payload of / could not be loaded (unreachable).');
  expect(assign).not.toHaveBeenCalled();
  vi.mocked(globalThis.fetch).mockRestore();
});

test('without a connection, a page that was seen in this visit opens again', async () => {
  const load = await openAndGoOn();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('navigator', { onLine: false });
  await expect(load('/?at=1,2,3')).resolves.toMatchObject({ payload: PAYLOAD });
  await expect(load('/fr')).rejects.toMatchObject({ name: 'PageNotCachedError' });
  expect(assign).not.toHaveBeenCalled();
  vi.mocked(globalThis.fetch).mockRestore();
  vi.stubGlobal('navigator', { onLine: true });
});

test('of the pages of a visit, the last thirty are kept', async () => {
  const load = await openAndGoOn();
  server.answer({
    status: 200,
    body: PAYLOAD,
    headers: { [PAYLOAD_MARK_HEADER]: PAYLOAD_MARKS['countries-slug'] ?? '' },
  });
  for (let i = 0; i < 30; i++) await load(`/countries/c${i}`);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('navigator', { onLine: false });
  await expect(load('/countries/c0')).resolves.toMatchObject({ payload: PAYLOAD });
  await expect(load('/')).rejects.toMatchObject({ name: 'PageNotCachedError' });
  vi.mocked(globalThis.fetch).mockRestore();
  vi.stubGlobal('navigator', { onLine: true });
});

test('navigation elsewhere aborts the load without a warning', async () => {
  const load = await openAndGoOn();
  const left = new AbortController();
  server.answer({ status: 200, body: PAYLOAD, headers: MARKED });
  const loaded = load('/', left.signal);
  left.abort();
  await expect(loaded).rejects.toThrow();
  expect(warn).not.toHaveBeenCalled();
});
