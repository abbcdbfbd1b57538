import type { Payload } from '@waymark/model/payloads';
import { exampleArticle, exampleCreator } from '@waymark/model/testing/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type DocumentSources,
  documentAt,
  LARGEST_CONTENT,
  LARGEST_PAYLOAD,
  LONGEST_PAYLOAD,
} from './document-at.ts';
import { TooSlowError } from './in-time.ts';

const ARTICLE: Payload = { article: exampleArticle() };
const PATH = '/fr/blog/why-a-map';
const never = () => new Promise<never>(() => {});

function sources(changed: Partial<DocumentSources> = {}): DocumentSources {
  return {
    payloadOf: vi.fn(async () => ARTICLE),
    markOf: async () => 'mark',
    statusOfMissing: async () => 404,
    renderPage: vi.fn(async () => ({ html: '<main></main>', preloads: '' })),
    origin: 'https://waymark.example',
    ...changed,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a public page is rendered from its payload, at the configured address', async () => {
  const asked = sources();
  expect(await documentAt(PATH, asked)).toEqual({
    status: 200,
    locale: 'fr',
    payload: ARTICLE,
    rendered: { html: '<main></main>', preloads: '', data: { payload: ARTICLE, mark: 'mark' } },
  });
  expect(asked.renderPage).toHaveBeenCalledWith({
    address: `https://waymark.example${PATH}`,
    payload: ARTICLE,
  });
});

test('a page without a payload is rendered without one', async () => {
  const asked = sources();
  expect(await documentAt('/about', asked)).toMatchObject({
    status: 200,
    rendered: { html: '<main></main>' },
  });
  expect(asked.payloadOf).not.toHaveBeenCalled();
});

test.each(['/lists', '/fr/logout', '/workspace/articles', '/creators/join', '/iframe', '/atlas/instagram/a'])(
  'the browser renders %s, and no payload is built for it',
  async (path) => {
    const asked = sources();
    expect(await documentAt(path, asked)).toEqual({
      status: 200,
      locale: path.startsWith('/fr') ? 'fr' : 'en',
    });
    expect(asked.payloadOf).not.toHaveBeenCalled();
    expect(asked.renderPage).not.toHaveBeenCalled();
  },
);

test.each([
  ['/nowhere', 'en'],
  ['/fr/nulle-part', 'fr'],
  ['/fr/', 'fr'],
  ['//evil.example/about', 'en'],
  ['/%E0%A4%A', 'en'],
  ['/blog/Not-A-Slug', 'en'],
])('%s is not found, in its language', async (path, locale) => {
  const asked = sources({ payloadOf: async () => undefined });
  expect(await documentAt(path, asked)).toEqual({ status: 404, locale });
  expect(asked.renderPage).not.toHaveBeenCalled();
});

test('a page that its owner took away is gone', async () => {
  const asked = sources({ payloadOf: async () => undefined, statusOfMissing: async () => 410 });
  expect(await documentAt('/pins/a', asked)).toEqual({ status: 410, locale: 'en' });
});

test('the pages of a creator lead to their handle before they are rendered', async () => {
  const asked = sources({ payloadOf: async () => ({ creator: exampleCreator() }) });
  expect(await documentAt('/fr/creators/former/contact', asked)).toEqual({
    redirect: '/fr/creators/ines-moreau/contact',
  });
  expect(asked.renderPage).not.toHaveBeenCalled();
});

test('a payload that takes longer than its limit leaves the page to the browser', async () => {
  const document = documentAt(PATH, sources({ payloadOf: never }));
  await vi.advanceTimersByTimeAsync(LONGEST_PAYLOAD);
  expect(await document).toEqual({ status: 200, locale: 'fr', failure: expect.any(TooSlowError) });
});

test('a payload that cannot be built is an error of the server', async () => {
  const failure = new Error('The database does not answer');
  const document = await documentAt(PATH, sources({ payloadOf: () => Promise.reject(failure) }));
  expect(document).toEqual({ status: 500, locale: 'fr', failure });
});

test.each<[string, DocumentSources['renderPage']]>([
  ['throws', () => Promise.reject(new Error('A component failed'))],
  [
    'throws before it waits',
    () => {
      throw new Error('A component failed');
    },
  ],
  ['takes 100 MB', async () => ({ html: 'x'.repeat(100_000_000), preloads: '' })],
])('rendering that %s leaves the page with its payload to the browser', async (_, renderPage) => {
  const document = documentAt(PATH, sources({ renderPage }));
  expect(await document).toEqual({ status: 200, locale: 'fr', payload: ARTICLE, failure: expect.any(Error) });
});

test('a payload too large for any page is not rendered', async () => {
  const article = { ...exampleArticle(), title: { en: 'x'.repeat(LARGEST_PAYLOAD) } };
  const asked = sources({ payloadOf: async () => ({ article }) });
  expect(await documentAt(PATH, asked)).toMatchObject({ status: 200, failure: expect.any(Error) });
  expect(asked.renderPage).not.toHaveBeenCalled();
});

test('a page may be longer than what is usual', async () => {
  const html = 'x'.repeat(LARGEST_CONTENT);
  const document = await documentAt(PATH, sources({ renderPage: async () => ({ html, preloads: '' }) }));
  expect(document).toMatchObject({ rendered: { html } });
});

test('a page that has another address leads there', async () => {
  const redirect = '/fr/creators/ines-moreau';
  expect(
    await documentAt('/fr/creators/former', sources({ renderPage: async () => ({ redirect }) })),
  ).toEqual({
    redirect,
  });
});
