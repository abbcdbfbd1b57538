import { expect, test } from '../support/fixtures.ts';

/** What a head has once, and what only the server writes. */
const TAGS = [
  'title',
  'link[rel="canonical"]',
  'link[rel="alternate"][hreflang="x-default"]',
  'meta[property="og:locale"]',
  'meta[name="description"]',
  'meta[property="og:image"]',
  'script[type="application/ld+json"]',
];

for (const prefix of ['', '/fr']) {
  test(`a head has each tag once, and on the next page none that only the server wrote (prefix "${prefix}")`, {
    tag: prefix === '' ? '@core' : [],
  }, async ({ page }) => {
    const counts = () => Promise.all(TAGS.map((selector) => page.locator(`head ${selector}`).count()));
    await page.goto(`${prefix}/blog`);
    await expect.poll(counts).toEqual([1, 1, 1, 1, 1, 1, 1]);
    // A link of a page that is not taken over yet opens a document, which has a head of its own.
    await expect(async () => {
      await page.goto(`${prefix}/blog`);
      await page.locator('main a[href*="/blog/"]').first().click();
      await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
      expect(await counts()).toEqual([1, 1, 1, 1, 0, 0, 0]);
    }).toPass();
  });
}
