import { payloadMark } from '@waymark/model/payload-marks';
import { hasPayload } from '@waymark/model/payloads';
import { Window } from 'happy-dom';
import type { Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { populateGlobal } from 'vitest/runtime';
import { EXAMPLE_PAGES, type ExamplePage } from './app/testing/rendered-examples.ts';
import { renderPage } from './server.tsx';

/*
 * Pages are rendered before there is a document, as on a server, and then hydrated in one by React's development build, which
 * reports every difference.
 */

/** Of React where a server and a browser are one process, as here. */
const TWO_RENDERERS = 'Detected multiple renderers concurrently';

const ORIGIN = 'https://waymark.example';
const rendered = new Map<string, string>();
const errors: unknown[][] = [];
let mounted: Root | undefined;

beforeAll(async () => {
  for (const { name, path, payload } of EXAMPLE_PAGES) {
    const page = await renderPage({ address: ORIGIN + path, payload });
    if ('html' in page) rendered.set(name, page.html);
  }
  // React's server leaves the contexts of its last page set until it renders another one.
  await prerender('');
  const window = new Window({ url: ORIGIN, width: 1_024, height: 768 });
  populateGlobal(globalThis, window, { bindFunctions: true });
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
  // All pages are rendered, and their code is loaded.
}, 60_000);

beforeEach(() => {
  vi.resetModules();
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    if (!String(args[0]).startsWith(TWO_RENDERERS)) errors.push(args);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** A document as the page function answers it, before its code starts. */
async function openServed(
  { name, page, path, payload }: ExamplePage,
  mark?: string,
  state: unknown = null,
): Promise<HTMLElement> {
  history.replaceState(state, '', path);
  document.body.innerHTML = `<div id="root">${rendered.get(name)}</div>`;
  const root = document.getElementById('root');
  if (root === null) throw new Error('There is no root');
  if (payload && hasPayload(page)) {
    const data = document.createElement('script');
    data.type = 'application/json';
    data.id = 'payload';
    data.dataset['mark'] = mark ?? (await payloadMark(page));
    data.textContent = JSON.stringify(payload);
    document.body.append(data);
  }
  return root;
}

/** Opens a document as the page function answers it. */
async function open(
  example: ExamplePage,
  mark?: string,
  state: unknown = null,
  change: (root: HTMLElement) => void = () => {},
): Promise<HTMLElement> {
  const root = await openServed(example, mark, state);
  change(root);
  const marks = vi.spyOn(performance, 'mark');
  // A test may open several documents, and each has to become interactive.
  marks.mockClear();
  const { start } = await import('./app/start.tsx');
  mounted = await start(root);
  await vi.waitFor(() => expect(marks).toHaveBeenCalledWith('interactive'), 10_000);
  // Until the effects of the first render have run, and what they changed is rendered.
  await new Promise((resolve) => setTimeout(resolve, 20));
  return root;
}

afterEach(() => {
  mounted?.unmount();
});

test.each(EXAMPLE_PAGES)('the page $name hydrates without a difference', async (example) => {
  const root = await open(example);
  expect(errors).toEqual([]);
  expect(root.querySelector('h1')).not.toBeNull();
});

/** Whether an element of the server's page is still in the document. */
function isKept(element: Element | null): boolean {
  return element?.isConnected === true;
}

const ARTICLE = example('blog-slug in en');

function example(name: string): ExamplePage {
  const found = EXAMPLE_PAGES.find((page) => page.name === name);
  if (found === undefined) throw new Error(`There is no example ${name}`);
  return found;
}

test('hydration keeps the elements of the server, also those of an address with a view', async () => {
  for (const query of ['', '?at=38.72,-9.14,11z&kind=pin', '?utm_source=letter#part']) {
    const { heading, root } = await openAnd({ ...ARTICLE, path: ARTICLE.path + query });
    expect(isKept(heading), query).toBe(true);
    expect(root.textContent).toContain('Why a map');
    mounted?.unmount();
  }
  expect(errors).toEqual([]);
});

test('a payload older than the code is not used: the browser renders the page and asks for another one', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const { heading } = await openAnd(ARTICLE, 'mark-of-another-build');
  expect(isKept(heading)).toBe(false);
  expect(String(asked.mock.calls[0]?.[0])).toContain(`${ARTICLE.path}/_payload.json`);
  expect(errors).toEqual([]);
});

test('a page with an open photo in its history entry is rendered by the browser, without another request', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  asked.mockClear();
  const { heading, root } = await openAnd(ARTICLE, undefined, { usr: { photo: 0 } });
  expect(isKept(heading)).toBe(false);
  expect(root.querySelector('h1')?.textContent).toContain('Why a map');
  expect(asked.mock.calls.filter(([address]) => String(address).includes('_payload.json'))).toEqual([]);
});

test.each<[string, (root: HTMLElement) => void]>([
  ['adds an element', (root) => root.prepend(document.createElement('aside'))],
  ['translates the text', (root) => root.querySelector('h1')?.replaceChildren('Traduit')],
  ['removes an element', (root) => root.querySelector('header')?.remove()],
  ['marks an element', (root) => root.querySelector('main')?.setAttribute('data-extension', '')],
])('an extension that %s leaves a working page', async (_, change) => {
  const { root } = await openAnd(ARTICLE, undefined, null, change);
  await vi.waitFor(() => expect(root.querySelector('h1')?.textContent).toContain('Why a map'));
  expect(root.querySelectorAll('main')).toHaveLength(1);
});

test('a page whose code cannot be loaded stays as the server rendered it, and gets another chance', async () => {
  vi.resetModules();
  const recoverCode = vi.fn();
  vi.doMock('./services/lost-code.ts', () => ({ recoverCode }));
  vi.doMock('./app/routes.tsx', () => ({
    routes: [
      {
        path: '*',
        lazy: async () => {
          throw new TypeError('Failed to fetch dynamically imported module: /assets/article.js');
        },
      },
    ],
  }));
  const root = await openServed(ARTICLE);
  const heading = root.querySelector('h1');
  const { start } = await import('./app/start.tsx');
  expect(await start(root)).toBeUndefined();
  expect(isKept(heading)).toBe(true);
  expect(recoverCode).toHaveBeenCalledOnce();
  vi.doUnmock('./services/lost-code.ts');
  vi.doUnmock('./app/routes.tsx');
  vi.resetModules();
});

/** Opens a page, and returns the heading that the server wrote. */
async function openAnd(
  page: ExamplePage,
  mark?: string,
  state: unknown = null,
  change: (root: HTMLElement) => void = () => {},
) {
  let heading: Element | null = null;
  const root = await open(page, mark, state, (element) => {
    heading = element.querySelector('h1');
    change(element);
  });
  return { root, heading: heading as Element | null };
}
