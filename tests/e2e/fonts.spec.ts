import { expect, test } from './support/fixtures.ts';

test.use({ movingMap: true });

/** In the browser: the bytes of all fonts, once all are loaded. */
const FONT_BYTES = `document.fonts.ready.then(() =>
  performance.getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.woff2'))
    .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0))`;

for (const path of ['/', '/fr']) {
  test(`${path} loads at most 90 KB of fonts, with its map`, { tag: path === '/' ? '@core' : [] }, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible({ timeout: 30_000 });
    const bytes = await page.evaluate<number>(FONT_BYTES);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(90_000);
  });
}
