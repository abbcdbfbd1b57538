import { expect, test, vi } from 'vitest';
import { EXAMPLE_PAGES, type ExamplePage } from './app/testing/rendered-examples.ts';
import { renderPage } from './server.tsx';

const ORIGIN = 'https://waymark.example';

async function render({ path, payload }: Pick<ExamplePage, 'path' | 'payload'>) {
  const rendered = await renderPage({ address: ORIGIN + path, payload });
  if ('redirect' in rendered) throw new Error(`${path} leads to ${rendered.redirect}`);
  return rendered;
}

test.each(EXAMPLE_PAGES)('the page $name has its content without a browser', async (example) => {
  const error = vi.spyOn(console, 'error');
  const { html, preloads } = await render(example);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).toMatch(/<main [^>]*id="content"/);
  expect(html).toMatch(/<a [^>]*href="\/(?!\/)/);
  // What only a script would put in place would be lost without one.
  expect(html).not.toMatch(/<(?:script|template|title|meta|link)\b/);
  expect(preloads).toMatch(/^(?:<link rel="preload"[^>]*>)*$/);
  expect(error).not.toHaveBeenCalled();
});

test.each(EXAMPLE_PAGES.filter(({ payload }) => payload !== undefined))(
  'the page $name is hydrated as one',
  async (example) => {
    // A change around a part that is hydrated by itself, such as a button of each row, starts again after every such part.
    expect((await render(example)).html).not.toContain('<!--$');
  },
);

test('a page is the same whatever was rendered before it, and beside it', async () => {
  const one = await Promise.all(EXAMPLE_PAGES.map(async (example) => (await render(example)).html));
  const [home, ...rest] = EXAMPLE_PAGES;
  for (const [index, example] of [...rest, ...(home ? [home] : [])].entries()) {
    expect((await render(example)).html).toBe(one[(index + 1) % EXAMPLE_PAGES.length]);
  }
});

test('50 renders of one page at once show the payload of each', async () => {
  const { path, payload } = exampleOf('blog-slug');
  if (payload === undefined || !('article' in payload)) throw new Error('This is no article');
  const pages = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      render({ path, payload: { article: { ...payload.article, title: { en: `Title ${index}` } } } }),
    ),
  );
  pages.forEach(({ html }, index) => {
    expect(html.match(/Title \d+/g)?.every((title) => title === `Title ${index}`)).toBe(true);
  });
});

test('no request leaves tiles for the next one', async () => {
  const home = exampleOf('index');
  expect((await render(home)).html).toContain('href="/pins/');
  expect((await render({ ...home, payload: { tiles: [], details: [] } })).html).not.toContain('href="/pins/');
});

test('hostile text is text', async () => {
  const { path, payload } = exampleOf('blog-slug');
  if (payload === undefined || !('article' in payload)) throw new Error('This is no article');
  const title = `</h1></script><script>alert(1)</script><!-- ]]> " ' & \u2028`;
  const { html } = await render({ path, payload: { article: { ...payload.article, title: { en: title } } } });
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;/h1&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('an id or a former handle of a creator leads to the address with the handle', async () => {
  const { payload } = exampleOf('creators-id');
  const rendered = await renderPage({ address: `${ORIGIN}/fr/creators/former-name`, payload });
  expect(rendered).toEqual({ redirect: '/fr/creators/ines-moreau' });
});

test('a page without its payload is an error, and nothing is fetched for it', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await expect(render({ path: '/nowhere', payload: undefined })).rejects.toBeDefined();
  expect(fetched).not.toHaveBeenCalled();
});

test('an error says where the page failed', async () => {
  const { path } = exampleOf('blog-slug');
  // A payload that no code of ours builds: its title cannot be read.
  const payload = JSON.parse('{"article":{"title":null}}');
  const failure: unknown = await renderPage({ address: ORIGIN + path, payload }).catch((error) => error);
  expect(failure).toMatchObject({
    message: `${ORIGIN}${path} could not be rendered`,
    stack: expect.stringMatching(/TypeError: .+\n +at /),
  });
  // What another process receives of it.
  expect(structuredClone(failure)).toEqual(failure);
});

function exampleOf(page: string): ExamplePage {
  const found = EXAMPLE_PAGES.find((example) => example.page === page);
  if (found === undefined) throw new Error(`There is no example of ${page}`);
  return found;
}
