import type { Page } from '@playwright/test';
import { untilMoving } from '../support/explore-page.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ movingMap: true });

/** The bytes of the fonts that a page loaded and whose names match, once all are loaded. */
function fontBytes(page: Page, name: RegExp): Promise<number> {
  return page.evaluate<number>(`document.fonts.ready.then(() =>
    performance.getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2') && ${name}.test(name))
      .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0))`);
}

for (const path of ['/', '/fr']) {
  test(`${path} loads at most 67 KB of fonts, with its map`, async ({ page }) => {
    await page.goto(path);
    await untilMoving(page);
    const bytes = await fontBytes(page, /./);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(67_000);
  });
}

test('a single “ō” loads the files of its few letters, not those of a hundred languages', async ({
  page,
  publish,
}) => {
  const beyondLatin = /-(?:latin-ext|vietnamese)-/;
  const destination = await publish({ en: 'Kōyasan' });
  await page.goto(`/destinations/${destination.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kōyasan' })).toBeVisible();
  await expect.poll(() => fontBytes(page, beyondLatin)).toBeGreaterThan(0);
  expect(await fontBytes(page, beyondLatin)).toBeLessThanOrEqual(8_000);
});
