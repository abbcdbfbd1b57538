// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useMarkNotFound } from '../../elements/page/mark-not-found.ts';
import { AddressTags } from './address-tags.tsx';

const config = vi.hoisted((): { VITE_PUBLIC_ADDRESS?: string } => ({}));
vi.mock('../../config.ts', () => ({ config }));

afterEach(() => {
  cleanup();
  delete config.VITE_PUBLIC_ADDRESS;
});

function Frame() {
  return (
    <>
      <AddressTags />
      <Outlet />
    </>
  );
}

function Missing() {
  useMarkNotFound();
  return null;
}

function open(path: string) {
  const children = [
    { path: 'pois/missing', Component: Missing },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter([{ path: '/', Component: Frame, children }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}

/** The tags of the head, one a line. */
function tags(): string[] {
  return [...document.head.querySelectorAll('link, meta')].map((tag) =>
    ['rel', 'property', 'hreflang', 'href', 'content']
      .flatMap((name) => tag.getAttribute(name) ?? [])
      .join(' '),
  );
}

const ofPost = (origin: string, canonical: string, locales: [string, string]) => [
  `canonical ${origin}${canonical}`,
  `alternate en ${origin}/posts/abc`,
  `alternate fr ${origin}/fr/posts/abc`,
  `alternate x-default ${origin}/posts/abc`,
  `og:locale ${locales[0]}`,
  `og:locale:alternate ${locales[1]}`,
];

test('a page has its URL without the query, and the URL in the other language', () => {
  open('/fr/posts/abc?at=1,2,3');
  expect(tags()).toEqual(ofPost(location.origin, '/fr/posts/abc', ['fr_FR', 'en_US']));
});

test('after a navigation the head has each tag of the new page once', async () => {
  const goTo = open('/fr');
  await goTo('/posts/abc');
  expect(tags()).toEqual(ofPost(location.origin, '/posts/abc', ['en_US', 'fr_FR']));
  await goTo('/posts/abc?kinds=poi');
  expect(tags()).toHaveLength(6);
});

test('the tags use the configured public origin', () => {
  config.VITE_PUBLIC_ADDRESS = 'https://waymark.example/';
  open('/posts/abc/');
  expect(tags()).toEqual(ofPost('https://waymark.example', '/posts/abc', ['en_US', 'fr_FR']));
});

test('an unknown path and a missing item have no such tags', async () => {
  const goTo = open('/nowhere');
  expect(tags()).toEqual([]);
  await goTo('/pois/missing');
  expect(tags()).toEqual([]);
  await goTo('/posts/abc');
  expect(tags()).toHaveLength(6);
});

test('the blog and a creator announce their feeds in the language of the page', async () => {
  const goTo = open('/fr/blog/first-light');
  expect(tags()).toContain(`alternate ${location.origin}/fr/blog/feed.xml`);
  await goTo('/creators/ines');
  expect(tags()).toContain(`alternate ${location.origin}/creators/ines/feed.xml`);
});
