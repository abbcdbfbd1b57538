import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { FILLS } from '../../../web/src/features/countries/fill-of.ts';
import { coloursIn, laidOver } from '../../../web/src/ui/testing/contrast.ts';
import { TEXTS, untilIdle, untilMoving } from '../support/explore-page.ts';
import { expect, test } from '../support/fixtures.ts';

/** A view of Canada, which has more of the demo content than any other country. */
const CANADA = '?at=55,-100,2';

/** The file of the outlines, in a build. */
const OUTLINES = /\/assets\/countries-[^/]+\.json$/;

/** How many pixels Canada has in that view, at least, and how many of its colour there may be by chance. */
const MANY = 4_000;
const FEW = 100;

const WAYS = [
  { locale: 'en', scheme: 'light', engine: false },
  { locale: 'fr', scheme: 'dark', engine: true },
] as const;

/** The number of pixels of the map that have the colour of the country with most items. */
async function filledPixels(
  page: Page,
  { locale, scheme }: Pick<(typeof WAYS)[number], 'locale' | 'scheme'>,
) {
  const tokens = coloursIn(
    readFileSync(new URL('../../../web/src/ui/styles/tokens.css', import.meta.url), 'utf8'),
  );
  const of = (name: string) => tokens.get(name)?.[scheme === 'light' ? 0 : 1] ?? '';
  const colour = Number.parseInt(
    laidOver(of('--map-land'), of('--map-content'), FILLS[4]).replace('#', ''),
    16,
  );
  const parts = [colour >> 16, (colour >> 8) & 255, colour & 255];
  const picture = await page.getByRole('region', { name: TEXTS[locale].map }).screenshot();
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  let filled = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    // Engines round differently.
    if (parts.every((part, index) => Math.abs((pixels[at + index] ?? 0) - part) <= 3)) filled++;
  }
  return filled;
}

for (const way of WAYS) {
  test.describe(way.engine ? 'with the engine' : 'on the still picture', () => {
    test.use({ movingMap: way.engine });

    test(`the countries are filled by how much there is in them, in ${way.locale} and ${way.scheme}`, async ({
      page,
    }) => {
      const prefix = way.locale === 'fr' ? '/fr' : '';
      await page.emulateMedia({ colorScheme: way.scheme });
      await page.goto(`${prefix}/countries${CANADA}`);
      if (way.engine) await untilMoving(page);
      await expect.poll(() => filledPixels(page, way), { timeout: 20_000 }).toBeGreaterThan(MANY);
      // No other page fills them.
      await page.getByRole('main').getByRole('link', { name: 'Canada' }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/countries/canada`));
      await expect.poll(() => filledPixels(page, way)).toBeLessThan(FEW);
    });
  });
}

test.describe('with errors that are expected', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('without their outlines the countries are not filled, and the list is there', async ({ page }) => {
    await page.route(OUTLINES, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => OUTLINES.test(request.url()));
    await page.goto(`/countries${CANADA}`);
    await refused;
    await untilIdle(page);
    expect(await filledPixels(page, { locale: 'en', scheme: 'light' })).toBeLessThan(FEW);
    await page.getByRole('main').getByRole('link', { name: 'Canada' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Canada' })).toBeVisible();
  });
});
