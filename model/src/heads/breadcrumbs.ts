import { COLLECTION_OF } from '../entities/kinds.ts';
import type { Locale } from '../locale.ts';
import { choose } from '../localised.ts';
import type { PathMatch } from '../paths/match-path.ts';
import { pathTo } from '../paths/path-to.ts';
import type { Payload } from '../payloads.ts';
import { type JsonLdNode, node } from './json-ld.ts';
import { TEXTS } from './texts.ts';

interface Crumb {
  name: string;
  path: string;
}

/** The page itself: its name, and its canonical path. */
type Here = Crumb;

/**
 * The way from the home page to a page, as the links above its content lead back. Undefined for the home page: search engines
 * require at least two steps.
 */
export function breadcrumbsOf(
  { page, locale }: PathMatch,
  payload: Payload,
  here: Here,
): JsonLdNode | undefined {
  if (page === 'index') return undefined;
  const home = { name: 'Waymark', path: pathTo('index', {}, locale) };
  const crumbs = [home, ...between(payload, locale), here];
  return node('BreadcrumbList', {
    itemListElement: crumbs.map(({ name, path }, index) =>
      node('ListItem', { position: index + 1, name, item: path }),
    ),
  });
}

function between(payload: Payload, locale: Locale): Crumb[] {
  if ('country' in payload) return [collectionCrumb('countries', locale)];
  if ('creator' in payload) return [collectionCrumb('creators', locale)];
  if ('article' in payload) return [collectionCrumb('blog', locale)];
  if (!('item' in payload)) return [];
  if ('entries' in payload) return [collectionCrumb('atlas-lists', locale)];
  if (payload.item.kind === 'post') return [collectionCrumb('posts', locale)];
  // An item may be in several areas, which are no way from one to the next.
  return payload.partOf.slice(0, 1).map(({ kind, id, title }) => ({
    name: choose(title, locale).value,
    path: pathTo(`${COLLECTION_OF[kind]}-id`, { id }, locale),
  }));
}

function collectionCrumb(
  page: 'countries' | 'creators' | 'blog' | 'atlas-lists' | 'posts',
  locale: Locale,
): Crumb {
  return { name: TEXTS[locale].pages[page].title, path: pathTo(page, {}, locale) };
}
