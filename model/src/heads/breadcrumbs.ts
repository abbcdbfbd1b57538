import type { Locale } from '../locale.ts';
import { pathTo } from '../paths/path-to.ts';
import type { PageContent } from '../payloads.ts';
import { unreachable } from '../unreachable.ts';
import { aboveItem, type Crumb } from './above-item.ts';
import { type JsonLdNode, node } from './json-ld.ts';
import { TEXTS } from './texts.ts';

/** The page itself: its name, and its canonical path. */
type Here = Crumb;

/**
 * The way from the home page to a page, as the links above its content lead back. Undefined for the home page: search engines
 * require at least two steps.
 */
export function breadcrumbsOf(content: PageContent, here: Here, locale: Locale): JsonLdNode | undefined {
  if (content.page === 'index') return undefined;
  const home = { name: 'Waymark', path: pathTo('index', {}, locale) };
  const crumbs = [home, ...between(content, locale), here];
  return node('BreadcrumbList', {
    itemListElement: crumbs.map(({ name, path }, index) =>
      node('ListItem', { position: index + 1, name, item: path }),
    ),
  });
}

function between(content: PageContent, locale: Locale): Crumb[] {
  switch (content.page) {
    case 'index':
    case 'posts':
    case 'atlas-lists':
    case 'countries':
    case 'creators':
    case 'blog':
      return [];
    case 'countries-slug':
      return [collectionCrumb('countries', locale)];
    case 'creators-id':
    case 'creators-id-contact':
      return [collectionCrumb('creators', locale)];
    case 'blog-slug':
      return [collectionCrumb('blog', locale)];
    case 'lists-id':
      return [collectionCrumb('atlas-lists', locale)];
    case 'posts-id':
      return [collectionCrumb('posts', locale)];
    case 'destinations-id':
    case 'areas-id':
    case 'pois-id':
    case 'pins-id':
    case 'markers-id':
      return aboveItem(content.payload, locale);
    default:
      return unreachable(content);
  }
}

function collectionCrumb(
  page: 'countries' | 'creators' | 'blog' | 'atlas-lists' | 'posts',
  locale: Locale,
): Crumb {
  return { name: TEXTS[locale].pages[page].title, path: pathTo(page, {}, locale) };
}
