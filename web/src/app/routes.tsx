import { LOCALE_PREFIXES, LOCALES, type Locale } from '@waymark/model/locale';
import { type PageName, patternOf, routeName } from '@waymark/model/paths/pages';
import type { RouteObject } from 'react-router';
import { NotFound } from '../features/content/not-found.tsx';
import { loadMessages } from '../i18n/messages.ts';
import { ErrorPage } from './error-page.tsx';
import { type LoadPageModule, lazyPage } from './lazy-page.tsx';
import { Opening } from './opening.tsx';
import { Shell } from './shell.tsx';
import { StartError } from './start-error.tsx';

const item: LoadPageModule = () => import('../pages/item.tsx');

/** The pages that are built, a line a page; every other path is the 404 page. */
const LAZY_PAGES: Partial<Record<PageName, LoadPageModule>> = {
  index: () => import('../pages/home.tsx'),
  'destinations-id': item,
  'areas-id': item,
  'pois-id': item,
  'pins-id': item,
  'markers-id': item,
  'posts-id': item,
};

function pagesIn(locale: Locale): RouteObject[] {
  // Object.entries cannot know that the table has no other keys than those of its type.
  const pages = Object.entries(LAZY_PAGES) as [PageName, LoadPageModule][];
  return pages.map(([page, load]) => ({
    id: routeName(page, locale),
    path: patternOf(page, locale),
    ...lazyPage(load),
    ErrorBoundary: ErrorPage,
  }));
}

/** The whole table of routes: each language under its prefix, with its messages. */
export const routes: RouteObject[] = LOCALES.map((locale) => ({
  id: locale,
  path: LOCALE_PREFIXES[locale] || '/',
  loader: async () => ({ locale, messages: await loadMessages(locale) }),
  Component: Shell,
  HydrateFallback: Opening,
  ErrorBoundary: StartError,
  children: [...pagesIn(locale), { path: '*', Component: NotFound }],
}));
