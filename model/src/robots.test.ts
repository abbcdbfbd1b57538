import robotsParser from 'robots-parser';
import { describe, expect, it } from 'vitest';
import { LOCALES } from './locale.ts';
import { PAGE_NAMES, PAGES, patternOf } from './paths/pages.ts';
import { robotsText } from './robots.ts';

const ORIGIN = 'https://waymark.example';
const robots = robotsParser(`${ORIGIN}/robots.txt`, robotsText(ORIGIN));

const PATHS = PAGE_NAMES.flatMap((page) =>
  LOCALES.map((locale) => ({
    path: patternOf(page, locale).replace(/:id|:slug/, 'joinery'),
    isClosed: PAGES[page].guards.length > 0,
  })),
);

describe('robots.txt', () => {
  it.each(PATHS)('closes pages for members and no others: $path', ({ path, isClosed }) => {
    expect(robots.isAllowed(ORIGIN + path, 'Anybot')).toBe(!isClosed);
    expect(robots.isAllowed(`${ORIGIN}${path}?at=1,2,3`, 'Anybot')).toBe(!isClosed);
  });

  it('closes the endpoints, and neither payloads nor files of the build', () => {
    expect(robots.isAllowed(`${ORIGIN}/api/auth/token`)).toBe(false);
    for (const path of ['/assets/a.js', '/posts/a/_payload.json', '/blog/feed.xml']) {
      expect(robots.isAllowed(ORIGIN + path)).toBe(true);
    }
  });

  it('names the sitemaps', () => {
    expect(robots.getSitemaps()).toEqual([`${ORIGIN}/sitemap.xml`]);
  });
});
