import { untilMoving } from './support/explore-page.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ movingMap: true });

/** In the browser: the bytes of all fonts, once all are loaded. */
const FONT_BYTES = `document.fonts.ready.then(() =>
  performance.getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.woff2'))
    .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0))`;

for (const path of ['/', '/fr']) {
  test(`${path} loads at most 66 KB of fonts, with its map`, { tag: path === '/' ? '@core' : [] }, async ({
    page,
  }) => {
    await page.goto(path);
    await untilMoving(page);
    const bytes = await page.evaluate<number>(FONT_BYTES);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(66_000);
  });
}

test('a single “ō” loads the files of its few letters, not those of a hundred languages', {
  tag: '@core',
}, async ({ page, publish }) => {
  const destination = await publish({ en: 'Kōyasan' });
  await page.goto(`/destinations/${destination.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kōyasan' })).toBeVisible();
  await expect.poll(() => page.evaluate<number>(FONT_BYTES)).toBeGreaterThan(66_000);
  expect(await page.evaluate<number>(FONT_BYTES)).toBeLessThanOrEqual(74_000);
});
