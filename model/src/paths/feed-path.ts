import type { PathMatch } from './match-path.ts';
import { pathTo } from './path-to.ts';

/** What a feed's path has after that of its page. */
export const FEED_FILE = '/feed.xml';

/**
 * The path of the feed that a page announces, in the language of the page; undefined where it has none.
 *
 * @param pagePath the canonical path of the page
 */
export function feedPath(
  { page, locale }: Pick<PathMatch, 'page' | 'locale'>,
  pagePath: string,
): string | undefined {
  switch (page) {
    case 'blog':
    case 'blog-slug':
      return pathTo('blog', {}, locale) + FEED_FILE;
    case 'creators-id':
      return pagePath + FEED_FILE;
    default:
      return undefined;
  }
}
