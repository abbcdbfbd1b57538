import { LOCALE_PREFIXES, type Locale } from '../locale.ts';

export type Layout = 'map' | 'default' | 'workspace' | 'empty';

export type GuardName =
  | 'authenticated'
  | 'join'
  | 'permission-feature-creator-profile'
  | 'permission-messages';

type PageDefinition = {
  /** The path in the default language; `:id` and `:slug` stand for a segment each. */
  pattern: `/${string}`;
  layout: Layout;
  /** The guards that run before the page is shown, in order. */
  guards: readonly GuardName[];
  /** Whether search engines may index the page. */
  indexed: boolean;
};

const workspace = {
  layout: 'workspace',
  guards: ['authenticated', 'permission-feature-creator-profile'],
  indexed: false,
} as const;

/**
 * Every page (specification.md §2, product.md §3) by its name. A page without a parameter takes precedence over one that has
 * one.
 */
export const PAGES = {
  index: { pattern: '/', layout: 'map', guards: [], indexed: true },
  about: { pattern: '/about', layout: 'default', guards: [], indexed: true },
  'areas-id': { pattern: '/areas/:id', layout: 'map', guards: [], indexed: true },
  'atlas-instagram': {
    pattern: '/atlas/instagram',
    layout: 'map',
    guards: ['authenticated'],
    indexed: false,
  },
  'atlas-instagram-id': { pattern: '/atlas/instagram/:id', layout: 'map', guards: [], indexed: false },
  'atlas-lists': { pattern: '/atlas/lists', layout: 'map', guards: [], indexed: true },
  blog: { pattern: '/blog', layout: 'default', guards: [], indexed: true },
  'blog-slug': { pattern: '/blog/:slug', layout: 'default', guards: [], indexed: true },
  components: { pattern: '/components', layout: 'default', guards: [], indexed: false },
  contact: { pattern: '/contact', layout: 'default', guards: [], indexed: true },
  countries: { pattern: '/countries', layout: 'map', guards: [], indexed: true },
  'countries-slug': { pattern: '/countries/:slug', layout: 'map', guards: [], indexed: true },
  creators: { pattern: '/creators', layout: 'default', guards: [], indexed: true },
  'creators-id': { pattern: '/creators/:id', layout: 'map', guards: [], indexed: true },
  'creators-id-contact': { pattern: '/creators/:id/contact', layout: 'default', guards: [], indexed: false },
  'creators-join': {
    pattern: '/creators/join',
    layout: 'default',
    guards: ['authenticated', 'join'],
    indexed: false,
  },
  'destinations-id': { pattern: '/destinations/:id', layout: 'map', guards: [], indexed: true },
  feedback: { pattern: '/feedback', layout: 'default', guards: [], indexed: true },
  iframe: { pattern: '/iframe', layout: 'empty', guards: [], indexed: false },
  join: { pattern: '/join', layout: 'default', guards: [], indexed: true },
  lists: { pattern: '/lists', layout: 'map', guards: ['authenticated'], indexed: false },
  'lists-id': { pattern: '/lists/:id', layout: 'map', guards: [], indexed: true },
  logout: { pattern: '/logout', layout: 'default', guards: ['authenticated'], indexed: false },
  'markers-id': { pattern: '/markers/:id', layout: 'map', guards: [], indexed: true },
  'pins-id': { pattern: '/pins/:id', layout: 'map', guards: [], indexed: true },
  'pois-id': { pattern: '/pois/:id', layout: 'map', guards: [], indexed: true },
  posts: { pattern: '/posts', layout: 'map', guards: [], indexed: true },
  'posts-id': { pattern: '/posts/:id', layout: 'map', guards: [], indexed: true },
  pricing: { pattern: '/pricing', layout: 'default', guards: [], indexed: true },
  privacy: { pattern: '/privacy', layout: 'default', guards: [], indexed: true },
  settings: { pattern: '/settings', layout: 'default', guards: ['authenticated'], indexed: false },
  team: { pattern: '/team', layout: 'default', guards: [], indexed: true },
  test: { pattern: '/test', layout: 'default', guards: [], indexed: false },
  'test-vitals': { pattern: '/test/vitals', layout: 'default', guards: [], indexed: false },
  'workspace-articles': { pattern: '/workspace/articles', ...workspace },
  'workspace-integrations': { pattern: '/workspace/integrations', ...workspace },
  // For the team too, whose members need not be creators.
  'workspace-messages': {
    pattern: '/workspace/messages',
    ...workspace,
    guards: ['authenticated', 'permission-messages'],
  },
  'workspace-profile': { pattern: '/workspace/profile', ...workspace },
  'workspace-settings': { pattern: '/workspace/settings', ...workspace },
} as const satisfies Record<string, PageDefinition>;

export type PageName = keyof typeof PAGES;

/** All names, in the order of the table. */
// Object.keys cannot know that the table has no other keys than those of its type.
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

type ParamNamesIn<Pattern> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamNamesIn<`/${Rest}`>
  : Pattern extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The parameters of a page, decoded: `{ id: string }`, `{ slug: string }` or `{}`. */
export type PageParams<Page extends PageName> = Page extends PageName
  ? { [Name in ParamNamesIn<(typeof PAGES)[Page]['pattern']>]: string }
  : never;

/** A page's name in one language. */
export type RouteName<Page extends PageName = PageName> = `${Page}___${Locale}`;

export function routeName<Page extends PageName>(page: Page, locale: Locale): RouteName<Page> {
  return `${page}___${locale}`;
}

/**
 * The pattern of a page's path in one language, for a table of routes: `/fr/areas/:id`, and `/fr` for home.
 */
export function patternOf(page: PageName, locale: Locale): string {
  const { pattern } = PAGES[page];
  return pattern === '/' ? LOCALE_PREFIXES[locale] || '/' : LOCALE_PREFIXES[locale] + pattern;
}
