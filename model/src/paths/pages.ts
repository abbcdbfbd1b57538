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
  /** Whether the server renders the page. The browser alone renders pages of members, those of their imports, and previews. */
  rendered: boolean;
  /** Whether the page is for a frame on other sites. It has no address of its own, and stores nothing in the browser. */
  framed: boolean;
};

/** A page for every visitor. */
const visitor = { guards: [], indexed: true, rendered: true, framed: false } as const;

/** A page of a member. */
const member = { ...visitor, guards: ['authenticated'], indexed: false, rendered: false } as const;

const workspace = {
  ...member,
  layout: 'workspace',
  guards: ['authenticated', 'permission-feature-creator-profile'],
} as const;

/**
 * Every page (specification.md §2, product.md §3) by its name. A page without a parameter takes precedence over one that has
 * one.
 */
export const PAGES = {
  index: { ...visitor, pattern: '/', layout: 'map' },
  about: { ...visitor, pattern: '/about', layout: 'default' },
  'areas-id': { ...visitor, pattern: '/areas/:id', layout: 'map' },
  'atlas-instagram': { ...member, pattern: '/atlas/instagram', layout: 'map' },
  'atlas-instagram-id': {
    ...visitor,
    pattern: '/atlas/instagram/:id',
    layout: 'map',
    indexed: false,
    rendered: false,
  },
  'atlas-lists': { ...visitor, pattern: '/atlas/lists', layout: 'map' },
  blog: { ...visitor, pattern: '/blog', layout: 'default' },
  'blog-slug': { ...visitor, pattern: '/blog/:slug', layout: 'default' },
  components: { ...visitor, pattern: '/components', layout: 'default', indexed: false },
  contact: { ...visitor, pattern: '/contact', layout: 'default' },
  countries: { ...visitor, pattern: '/countries', layout: 'map' },
  'countries-slug': { ...visitor, pattern: '/countries/:slug', layout: 'map' },
  creators: { ...visitor, pattern: '/creators', layout: 'default' },
  'creators-id': { ...visitor, pattern: '/creators/:id', layout: 'map' },
  'creators-id-contact': { ...visitor, pattern: '/creators/:id/contact', layout: 'default', indexed: false },
  'creators-join': {
    ...member,
    pattern: '/creators/join',
    layout: 'default',
    guards: ['authenticated', 'join'],
  },
  'destinations-id': { ...visitor, pattern: '/destinations/:id', layout: 'map' },
  feedback: { ...visitor, pattern: '/feedback', layout: 'default' },
  following: { ...member, pattern: '/following', layout: 'map' },
  iframe: { ...visitor, pattern: '/iframe', layout: 'empty', indexed: false, rendered: false, framed: true },
  join: { ...visitor, pattern: '/join', layout: 'default' },
  lists: { ...member, pattern: '/lists', layout: 'map' },
  'lists-id': { ...visitor, pattern: '/lists/:id', layout: 'map' },
  logout: { ...member, pattern: '/logout', layout: 'default' },
  'markers-id': { ...visitor, pattern: '/markers/:id', layout: 'map' },
  'pins-id': { ...visitor, pattern: '/pins/:id', layout: 'map' },
  'pois-id': { ...visitor, pattern: '/pois/:id', layout: 'map' },
  posts: { ...visitor, pattern: '/posts', layout: 'map' },
  'posts-id': { ...visitor, pattern: '/posts/:id', layout: 'map' },
  // Its links have a secret in the fragment, by which the browser gets what they show.
  preview: { ...visitor, pattern: '/preview', layout: 'default', indexed: false, rendered: false },
  pricing: { ...visitor, pattern: '/pricing', layout: 'default' },
  privacy: { ...visitor, pattern: '/privacy', layout: 'default' },
  saved: { ...visitor, pattern: '/saved', layout: 'map', indexed: false, rendered: false },
  settings: { ...member, pattern: '/settings', layout: 'default' },
  team: { ...visitor, pattern: '/team', layout: 'default' },
  test: { ...visitor, pattern: '/test', layout: 'default', indexed: false },
  'test-vitals': { ...visitor, pattern: '/test/vitals', layout: 'default', indexed: false },
  'workspace-articles': { pattern: '/workspace/articles', ...workspace },
  'workspace-integrations': { pattern: '/workspace/integrations', ...workspace },
  // For the team too, whose members need not be creators.
  'workspace-messages': {
    pattern: '/workspace/messages',
    ...workspace,
    guards: ['authenticated', 'permission-messages'],
  },
  'workspace-photos': { pattern: '/workspace/photos', ...workspace },
  'workspace-profile': { pattern: '/workspace/profile', ...workspace },
  'workspace-settings': { pattern: '/workspace/settings', ...workspace },
  'workspace-welcome': { pattern: '/workspace/welcome', ...workspace },
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
