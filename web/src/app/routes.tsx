import { LOCALE_PREFIXES, LOCALES, type Locale } from '@waymark/model/locale';
import { type Layout, type PageName, patternOf, routeName } from '@waymark/model/paths/pages';
import type { ComponentType } from 'react';
import { type RouteObject, redirect } from 'react-router';
import { NotFound } from '../features/content/not-found.tsx';
import { loadMessages } from '../i18n/messages.ts';
import { ErrorPage } from './error-page.tsx';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { EmptyLayout } from './layouts/empty-layout.tsx';
import { MapLayout } from './layouts/map-layout.tsx';
import { WorkspaceLayout } from './layouts/workspace-layout.tsx';
import { type LoadPageModule, lazyPage } from './lazy-page.tsx';
import { Opening } from './opening.tsx';
import { rootRedirect } from './root-redirect.ts';
import { Shell } from './shell.tsx';
import { StartError } from './start-error.tsx';

const LAYOUTS = {
  default: DefaultLayout,
  map: MapLayout,
  workspace: WorkspaceLayout,
  empty: EmptyLayout,
} satisfies Record<Layout, ComponentType>;

const item: LoadPageModule = () => import('../pages/item.tsx');
const text: LoadPageModule = () => import('../pages/text.tsx');

/** The pages that are built, a line a page, by what is around them; every other path is the 404 page. */
const PAGES: Record<Layout, Partial<Record<PageName, LoadPageModule>>> = {
  map: {
    index: () => import('../pages/home.tsx'),
  },
  default: {
    'destinations-id': item,
    'areas-id': item,
    'pois-id': item,
    'pins-id': item,
    'markers-id': item,
    'posts-id': item,
    about: text,
    team: text,
    pricing: text,
    privacy: text,
    join: text,
    blog: () => import('../pages/blog.tsx'),
    'blog-slug': () => import('../pages/article.tsx'),
    components: () => import('../pages/components.tsx'),
  },
  workspace: {},
  empty: {},
};

function pagesIn(layout: Layout, locale: Locale): RouteObject[] {
  // Object.entries cannot know that the table has no other keys than those of its type.
  const pages = Object.entries(PAGES[layout]) as [PageName, LoadPageModule][];
  return pages.map(([page, load]) => ({
    id: routeName(page, locale),
    ...(page === 'index' ? { index: true } : { path: patternOf(page, locale) }),
    ...lazyPage(load),
    ErrorBoundary: ErrorPage,
  }));
}

/** A layout stays as it is while the visitor goes from one of its pages to another. */
function layoutsIn(locale: Locale): RouteObject[] {
  const notFound = { path: '*', ...lazyPage(async () => ({ Component: NotFound })) };
  // As above.
  const layouts = Object.entries(LAYOUTS) as [Layout, ComponentType][];
  return layouts.map(([layout, Component]) => ({
    id: `${locale}-${layout}`,
    Component,
    children: [...pagesIn(layout, locale), ...(layout === 'default' ? [notFound] : [])],
  }));
}

/** The whole table of routes: each language under its prefix, with its messages. */
export const routes: RouteObject[] = LOCALES.map((locale) => ({
  id: locale,
  path: LOCALE_PREFIXES[locale] || '/',
  loader: async () => {
    const elsewhere = rootRedirect();
    return elsewhere === undefined ? { locale, messages: await loadMessages(locale) } : redirect(elsewhere);
  },
  shouldRevalidate: () => false,
  Component: Shell,
  HydrateFallback: Opening,
  ErrorBoundary: StartError,
  children: layoutsIn(locale),
}));
