import { expect, test } from 'vitest';
import { feedPath } from './feed-path.ts';
import { matchPath } from './match-path.ts';

test.each([
  ['/blog', '/blog/feed.xml'],
  ['/fr/blog/first-light', '/fr/blog/feed.xml'],
  ['/creators/ines', '/creators/ines/feed.xml'],
  ['/fr/creators/a%20b', '/fr/creators/a%20b/feed.xml'],
  ['/creators', undefined],
  ['/creators/join', undefined],
  ['/', undefined],
])('the page %s announces the feed %s', (path, feed) => {
  const match = matchPath(path);
  expect(match && feedPath(match, path)).toBe(feed);
});
