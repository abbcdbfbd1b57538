import { LOCALES } from './locale.ts';
import { PAGE_NAMES, PAGES, patternOf } from './paths/pages.ts';

/**
 * The text of `/robots.txt`: what crawlers need not request, and where the sitemaps are. Pages for members would show a crawler
 * nothing. Other pages that are not indexed say so themselves, which a crawler sees only if it may request them.
 *
 * @param origin of canonical addresses
 */
export function robotsText(origin: string): string {
  const closed = LOCALES.flatMap((locale) =>
    PAGE_NAMES.filter((page) => PAGES[page].guards.length > 0).map((page) => patternOf(page, locale)),
  );
  return [
    'User-agent: *',
    'Disallow: /api/',
    // The whole path, and with a query: other pages have addresses that begin like it.
    ...closed.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
