import { LOCALE_PREFIXES, LOCALES, type Locale } from '@waymark/model/locale';
import { type Layout, PAGES, type PageName, patternOf, routeName } from '@waymark/model/paths/pages';
import type { ComponentType } from 'react';
import { type RouteObject, redirect } from 'react-router';
import { loadMessages } from '../i18n/messages.ts';
import { pageNotFound } from '../services/page-not-found.ts';
import { ErrorPage } from './errors/error-page.tsx';
import { StartError } from './errors/start-error.tsx';
import { DefaultLayout, EmptyLayout } from './layouts/layouts.tsx';
import { type LoadPageModule, lazyLayout, lazyPage } from './lazy-page.tsx';
import { rootRedirect } from './navigation/root-redirect.ts';
import { Opening } from './opening.tsx';
import { Shell } from './shell.tsx';

/** The layouts of the first load. */
const LAYOUTS = {
  default: DefaultLayout,
  empty: EmptyLayout,
} satisfies Partial<Record<Layout, ComponentType>>;

/** The layouts that load with the first of their pages. */
const LAZY_LAYOUTS = {
  map: () => import('./layouts/map-layout.tsx'),
  workspace: () => import('./layouts/workspace-layout.tsx'),
} satisfies Partial<Record<Layout, LoadPageModule>>;

const item: LoadPageModule = () => import('../pages/item.tsx');
const message: LoadPageModule = () => import('../pages/message.tsx');
const text: LoadPageModule = () => import('../pages/text.tsx');

/** The pages by layout. Every other path leads to the 404 page. */
const BUILT: Record<Layout, Partial<Record<PageName, LoadPageModule>>> = {
  map: {
    index: () => import('../pages/home.tsx'),
    'destinations-id': item,
    'areas-id': item,
    'pois-id': item,
    'pins-id': item,
    'markers-id': item,
    posts: () => import('../pages/posts.tsx'),
    'posts-id': () => import('../pages/post.tsx'),
    'lists-id': () => import('../pages/list.tsx'),
    'atlas-lists': () => import('../pages/lists-of-all.tsx'),
    countries: () => import('../pages/countries.tsx'),
    'countries-slug': () => import('../pages/country.tsx'),
    'creators-id': () => import('../pages/creator.tsx'),
    lists: () => import('../pages/lists.tsx'),
    saved: () => import('../pages/saved.tsx'),
    following: () => import('../pages/following.tsx'),
    'atlas-instagram': () => import('../pages/instagram.tsx'),
    'atlas-instagram-id': () => import('../pages/instagram-import.tsx'),
  },
  default: {
    about: text,
    team: text,
    pricing: text,
    privacy: text,
    join: () => import('../pages/join.tsx'),
    contact: message,
    feedback: message,
    creators: () => import('../pages/creators.tsx'),
    'creators-join': () => import('../pages/creators-join.tsx'),
    'creators-id-contact': () => import('../pages/creator-contact.tsx'),
    blog: () => import('../pages/blog.tsx'),
    'blog-slug': () => import('../pages/article.tsx'),
    components: () => import('../pages/components.tsx'),
    test: () => import('../pages/test.tsx'),
    preview: () => import('../pages/preview.tsx'),
    settings: () => import('../pages/settings.tsx'),
    'test-vitals': () => import('../pages/test-vitals.tsx'),
    logout: () => import('../pages/logout.tsx'),
  },
  workspace: {
    'workspace-articles': () => import('../pages/workspace-articles.tsx'),
    'workspace-integrations': () => import('../pages/workspace-integrations.tsx'),
    'workspace-messages': () => import('../pages/workspace-messages.tsx'),
    'workspace-photos': () => import('../pages/workspace-photos.tsx'),
    'workspace-profile': () => import('../pages/workspace-profile.tsx'),
    'workspace-settings': () => import('../pages/workspace-settings.tsx'),
    'workspace-welcome': () => import('../pages/workspace-welcome.tsx'),
  },
  empty: {
    iframe: () => import('../pages/iframe.tsx'),
  },
};

function pagesIn(layout: Layout, locale: Locale): RouteObject[] {
  // Object.entries cannot know that the table has only the keys of its type.
  const pages = Object.entries(BUILT[layout]) as [PageName, LoadPageModule][];
  return pages.map(([page, load]) => ({
    id: routeName(page, locale),
    ...(page === 'index' ? { index: true } : { path: patternOf(page, locale) }),
    ...lazyPage(load, locale, PAGES[page].guards),
    ErrorBoundary: ErrorPage,
  }));
}

/** Every path that no page has. */
const UNMATCHED: RouteObject = {
  path: '*',
  loader: ({ request }) => {
    throw pageNotFound(request.url);
  },
  ErrorBoundary: ErrorPage,
};

/** A layout stays mounted while the visitor navigates between its pages. */
function layoutsIn(locale: Locale): RouteObject[] {
  // As above.
  const layouts = Object.entries(LAYOUTS) as [keyof typeof LAYOUTS, ComponentType][];
  const lazyLayouts = Object.entries(LAZY_LAYOUTS) as [keyof typeof LAZY_LAYOUTS, LoadPageModule][];
  return [
    ...lazyLayouts.map(([layout, load]) => ({
      id: `${locale}-${layout}`,
      ...lazyLayout(load, locale),
      ErrorBoundary: ErrorPage,
      children: pagesIn(layout, locale),
    })),
    ...layouts.map(([layout, Component]) => ({
      id: `${locale}-${layout}`,
      Component,
      children: [...pagesIn(layout, locale), ...(layout === 'default' ? [UNMATCHED] : [])],
    })),
  ];
}

/** The route table: each language under its prefix, with its messages. */
export const routes: RouteObject[] = LOCALES.map((locale) => ({
  id: locale,
  path: LOCALE_PREFIXES[locale] || '/',
  loader: async ({ request }) => {
    const elsewhere = (await signInAnswer(request.url)) ?? rootRedirect();
    return elsewhere === undefined ? { locale, messages: await loadMessages(locale) } : redirect(elsewhere);
  },
  shouldRevalidate: () => false,
  Component: Shell,
  HydrateFallback: Opening,
  ErrorBoundary: StartError,
  children: layoutsIn(locale),
}));

/**
 * The path to go on to after a sign-in, or undefined where the address holds no answer of the identity provider. An answer
 * has `code` or `error`, with `state`.
 */
async function signInAnswer(address: string): Promise<string | undefined> {
  const query = new URL(address).searchParams;
  if (!query.has('state') || !(query.has('code') || query.has('error'))) return undefined;
  return (await import('../session/sign-in-callback.ts')).completeSignIn(address);
}
