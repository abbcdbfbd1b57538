// @vitest-environment happy-dom

import { act, cleanup, render } from '@testing-library/react';
import type { Service } from '@waymark/model/entities/services';
import type { Locale } from '@waymark/model/locale';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '../../i18n/messages.ts';

const ID = 'GTM-WAY';
vi.mock('../../config.ts', () => ({
  config: { VITE_TAG_MANAGER_ENABLED: true, VITE_TAG_MANAGER_ID: 'GTM-WAY' },
}));

const LIST = '/lists/aaaaaaaaaaaaaaaaaaaa';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  localStorage.clear();
  document.body.replaceChildren();
  delete window.dataLayer;
  // The script element is only inspected and never loads.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      node.type = 'text/plain';
      document.body.append(node);
    }
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Title() {
  return <title>{`The page ${useLocation().pathname}`}</title>;
}

/** A document with the page views of a visitor who has allowed these services. */
async function open(path: string, allowed: readonly Service[], robots = '') {
  const { answerConsent } = await import('../../session/consent.ts');
  const { Translated } = await import('../../i18n/translated.tsx');
  const { PageViews } = await import('./page-views.tsx');
  if (allowed.length > 0) answerConsent(allowed);
  const messages = await loadMessages('en');
  const element = (locale: Locale) => (
    <Translated locale={locale} messages={messages}>
      <Title />
      {robots !== '' && <meta name="robots" content={robots} />}
      <PageViews />
    </Translated>
  );
  const routes = [
    { path: '/fr/*', element: element('fr') },
    { path: '*', element: element('en') },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  const settle = () => act(() => vi.advanceTimersByTimeAsync(1_000));
  await settle();
  return {
    answerConsent,
    settle,
    pass: (to: string) => act(() => router.navigate(to)),
    goTo: async (to: string) => {
      await act(() => router.navigate(to));
      await settle();
    },
  };
}

const views = () => (window.dataLayer ?? []).filter((event) => 'page_path' in event);
const paths = () => views().map((view) => 'page_path' in view && view.page_path);
const scripts = () => [...document.querySelectorAll('script')];

test('every page is one view with its path, title and language; the query belongs to no view', async () => {
  const { goTo } = await open('/about?state=a-secret', ['measurement']);
  expect(views()).toEqual([
    {
      event: 'page_view',
      page_path: '/about',
      page_location: `${location.origin}/about`,
      page_title: 'The page /about',
      page_language: 'en',
    },
  ]);
  await goTo('/about?at=1,2,3');
  await goTo('/fr/about?invitation=a-secret');
  await goTo('/about');
  expect(paths()).toEqual(['/about', '/fr/about', '/about']);
  expect(views()[1]).toMatchObject({ page_title: 'The page /fr/about', page_language: 'fr' });
  expect(JSON.stringify(window.dataLayer)).not.toContain('secret');
  expect(scripts().map(({ src }) => src)).toEqual([`https://www.googletagmanager.com/gtm.js?id=${ID}`]);
});

test('without consent there is neither a script nor a view, and with it the current page is the first view', async () => {
  const { answerConsent, settle, goTo } = await open('/about', []);
  await goTo('/privacy');
  expect([window.dataLayer, scripts()]).toEqual([undefined, []]);
  act(() => answerConsent([]));
  await settle();
  expect([window.dataLayer, scripts()]).toEqual([undefined, []]);
  act(() => answerConsent(['measurement']));
  await settle();
  expect(paths()).toEqual(['/privacy']);
});

test.each([
  ['an unlisted list', LIST, 'noindex', '/lists/:id'],
  ['an unlisted list in French', `/fr${LIST}`, 'noindex', '/fr/lists/:id'],
  ['a page for members', '/lists', '', '/lists'],
  ['a path that no page has', '/a-secret/more', '', '/404'],
])('%s shows neither its id nor its title', async (_what, path, robots, reported) => {
  await open(path, ['measurement'], robots);
  expect(views()).toMatchObject([{ page_path: reported, page_title: '' }]);
});

test('a page that is left at once is no view', async () => {
  const { pass, goTo } = await open('/about', ['measurement']);
  await pass('/privacy');
  await goTo('/team');
  expect(paths()).toEqual(['/about', '/team']);
});

test('a script that was blocked is requested again with the next view, and no view is lost', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { goTo } = await open('/about', ['measurement']);
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(scripts()).toEqual([]);
  await goTo('/team');
  expect(scripts()).toHaveLength(1);
  expect(paths()).toEqual(['/about', '/team']);
});
