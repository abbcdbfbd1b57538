// @vitest-environment happy-dom
import { NO_CREATOR_MAP } from '@waymark/model/entities/creator-map';
import { headTags } from '@waymark/model/heads/head-tags';
import { LOCALES, type Locale } from '@waymark/model/locale';
import { matchPath } from '@waymark/model/paths/match-path';
import { PAGE_NAMES, PAGES, type PageName, patternOf } from '@waymark/model/paths/pages';
import type { Payload } from '@waymark/model/payloads';
import {
  exampleArticle,
  exampleCountry,
  exampleCreator,
  exampleDocument,
  exampleId,
  exampleList,
} from '@waymark/model/testing/examples';
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ItemHead } from '../../features/content/item/item-head.tsx';
import { loadMessages } from '../../i18n/messages.ts';
import { Translated } from '../../i18n/translated.tsx';
import { AddressTags } from './address-tags.tsx';
import { removeServedHead } from './served-head.ts';

const addresses = {
  page: (path: string) => `https://waymark.example${path}`,
  photo: (path: string) => `https://photos.example/${path}`,
};
const none = { partOf: [], parts: [], tiles: [] };

/** What the pages show whose address has a parameter. */
const PAYLOADS: Partial<Record<PageName, Payload>> = {
  'areas-id': { item: exampleDocument('area'), ...none },
  'blog-slug': { article: { ...exampleArticle(), slug: 'example' } },
  'countries-slug': { country: { ...exampleCountry(), slug: 'example' }, sections: [] },
  'creators-id': {
    creator: { ...exampleCreator(), handle: exampleId('i') },
    sections: [],
    map: NO_CREATOR_MAP,
  },
  'creators-id-contact': { creator: { ...exampleCreator(), handle: exampleId('i') } },
  'destinations-id': { item: exampleDocument('destination'), ...none },
  'lists-id': { item: exampleList(), entries: [] },
  'markers-id': { item: exampleDocument('marker'), ...none },
  'pins-id': { item: exampleDocument('pin'), ...none },
  'pois-id': { item: exampleDocument('poi'), ...none },
  'posts-id': { item: exampleDocument('post'), ...none },
};
/** The embed is never hydrated. */
const pages = PAGE_NAMES.filter((page) => !PAGES[page].framed).flatMap((page) =>
  LOCALES.map((locale) => ({ page, locale })),
);

let root: Root | undefined;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

function pathOf(page: PageName, locale: Locale): string {
  return patternOf(page, locale).replace(':id', exampleId('i')).replace(':slug', 'example');
}

/** Hydrates the tags of the shell and of a page at a path. @returns a function that navigates */
async function hydrate(path: string, page: ReactNode = null) {
  const locale = matchPath(path)?.locale ?? 'en';
  const frame = (
    <Translated locale={locale} messages={await loadMessages(locale)}>
      <AddressTags />
      <Outlet />
    </Translated>
  );
  const routes = [
    {
      path: '/',
      element: frame,
      children: [
        { index: true, element: page },
        { path: '*', element: page },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await act(async () => {
    root = hydrateRoot(document.body, <RouterProvider router={router} />);
  });
  return (to: string) => act(() => router.navigate(to));
}

/** Every tag of the head as HTML, in a fixed order. */
function tags(): string[] {
  return [...document.head.children].map(({ outerHTML }) => outerHTML).toSorted();
}

test.each(pages)('the application adopts the served head of $page in $locale', async ({ page, locale }) => {
  const pathname = pathOf(page, locale);
  document.head.innerHTML = headTags({ pathname, status: 200, payload: PAYLOADS[page], addresses });
  const served = tags();
  const elements = [...document.head.children];
  await hydrate(pathname);
  expect(tags()).toEqual(served);
  expect([...document.head.children]).toEqual(elements);
});

test.each(LOCALES)('the application adopts the title of an unlisted item in %s', async (locale) => {
  const item = { ...exampleDocument('poi'), visibility: 'unlisted' as const };
  const pathname = pathOf('pois-id', locale);
  document.head.innerHTML = headTags({ pathname, status: 200, payload: { item, ...none }, addresses });
  const served = tags();
  await hydrate(pathname, <ItemHead item={item} />);
  expect(tags()).toEqual(served);
});

test('another page has none of the tags that only the server wrote', async () => {
  document.head.innerHTML = headTags({
    pathname: '/fr/posts',
    status: 200,
    payload: { cards: [] },
    addresses,
  });
  const goTo = await hydrate('/fr/posts');
  expect(document.head.querySelectorAll('[data-served]').length).toBeGreaterThan(10);
  await goTo('/fr/posts?at=1,2,3');
  expect(document.head.querySelectorAll('[data-served]').length).toBeGreaterThan(10);
  await goTo('/countries');
  expect(document.head.querySelectorAll('[data-served]')).toHaveLength(0);
  expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://waymark.example/countries',
  );
});

test('a page that is not taken over starts with no more than the served title', () => {
  document.head.innerHTML = `<meta charset="utf-8">${headTags({ pathname: '/about', status: 200, addresses })}`;
  removeServedHead();
  expect(tags()).toEqual(['<meta charset="utf-8">', '<title>About Waymark · Waymark</title>']);
});
