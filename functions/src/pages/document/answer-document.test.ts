import type { Payload } from '@waymark/model/payloads';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { payloadOf } from '../page-payload.ts';
import { answerDocument } from './answer-document.ts';
import { LONGEST_PAYLOAD } from './document-at.ts';
import { renderIn, startRenderers } from './render-pool.ts';
import { readTemplate } from './template.ts';
import { webRenderer, webTemplate } from './web-build.ts';

vi.mock('../../platform/admin.ts', () => ({ firestore: {} }));
vi.mock('../../platform/log.ts');
vi.mock('../page-payload.ts');
vi.mock('./web-build.ts');

const SHELL = '<noscript>JavaScript is off</noscript>';
const TEMPLATE = readTemplate(
  `<html lang="en"><head><!--head--><!--/head--></head><div id="root"><!--content--></div><!--shell-->${SHELL}<!--/shell--></html>`,
);
const LIMIT = 2_000;

const routes = new Hono().get('*', answerDocument);
const renderers = startRenderers(new URL('../../testing/faulty-renderer.ts', import.meta.url));

beforeAll(() => {
  vi.stubEnv('PUBLIC_ADDRESS', 'https://waymark.example');
});

beforeEach(() => {
  vi.mocked(webTemplate).mockResolvedValue(TEMPLATE);
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(async () => {
  await renderers.pool.destroy();
});

/** Checks that the browser renders a page, that no cache keeps it so, and that search engines may come again. */
async function expectShell(response: Response) {
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.has('X-Robots-Tag')).toBe(false);
  const html = await response.text();
  expect(html).toContain(SHELL);
  expect(html).toContain('<link rel="canonical"');
  expect(html).not.toContain('noindex');
}

test.each(['loops', 'waits', 'takes-100-mb', 'takes-all-in-pieces', 'throws'])(
  'a page that %s is the application without content, and the next one is whole',
  async (fault) => {
    const render = (path: string) =>
      renderIn(renderers, { address: `https://waymark.example${path}`, payload: undefined }, LIMIT);
    vi.mocked(webRenderer).mockReturnValue({ renderPage: () => render(`/${fault}`) });
    await expectShell(await routes.request('/about'));

    vi.mocked(webRenderer).mockReturnValue({ renderPage: () => render('/about') });
    const next = await routes.request('/about');
    expect(next.headers.get('Cache-Control')).toContain('s-maxage=60');
    expect(await next.text()).toContain('<div id="root"><main>');
  },
);

/** Checks that a page failed: the application without content, in no cache. */
async function expectFailure(response: Response) {
  expect(response.status).toBe(500);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain(SHELL);
  expect(html).toMatch(/<title>[^<]+<\/title>/);
  expect(html).not.toContain('Why a map');
}

test('a page whose payload fails is answered with 500, in the language of its path', async () => {
  vi.mocked(payloadOf).mockRejectedValueOnce(new Error('The database is gone'));
  vi.mocked(webRenderer).mockReturnValue({ renderPage: vi.fn() });
  await expectFailure(await routes.request('/fr/blog/why-a-map'));
});

test('a page whose payload breaks its head is answered with 500, and without its content', async () => {
  vi.mocked(payloadOf).mockResolvedValueOnce({} as Payload);
  const html = '<main>Why a map</main>';
  vi.mocked(webRenderer).mockReturnValue({ renderPage: async () => ({ html, preloads: '' }) });
  await expectFailure(await routes.request('/fr/blog/why-a-map'));
});

test('a page whose payload is late is the application without content', async () => {
  vi.useFakeTimers();
  vi.mocked(payloadOf).mockReturnValue(new Promise(() => {}));
  vi.mocked(webRenderer).mockReturnValue({ renderPage: vi.fn() });
  const answer = routes.request('/blog/why-a-map');
  await vi.advanceTimersByTimeAsync(LONGEST_PAYLOAD);
  await expectShell(await answer);
});
