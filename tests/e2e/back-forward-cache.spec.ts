import { expect, test } from './support/fixtures.ts';

/** In the page: only a document that comes back from the cache still has this mark. */
const MARK = `addEventListener('pageshow', ({ persisted }) => { window.restored = persisted; })`;

/** In the page: why the browser did not keep it, as the browser says. */
const REASONS = `JSON.stringify(performance.getEntriesByType('navigation')[0].notRestoredReasons)`;

test(
  'a page that comes back from the cache of the back button is live again',
  {
    tag: '@core',
  },
  async ({ playwright, baseURL, publish }, { project }) => {
    const { launchOptions } = project.use;
    // Playwright turns the cache off.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({
      ...(baseURL !== undefined && { baseURL }),
      serviceWorkers: 'block',
    });
    try {
      const destination = await publish({ en: 'Port of Departure' });
      await page.goto(`/destinations/${destination.id}`);
      const heading = page.getByRole('heading', { level: 1 });
      const isListening = page.waitForRequest(/Firestore\/Listen/);
      await page.mouse.move(10, 10);
      await page.mouse.move(20, 20);
      await isListening;
      await destination.ref.update({ 'title.en': 'Port of Passage' });
      await expect(heading).toHaveText('Port of Passage');
      await page.evaluate(MARK);
      await page.goto('/about');
      await destination.ref.update({ 'title.en': 'Port of Return' });
      await page.goBack();
      expect(await page.evaluate('window.restored'), String(await page.evaluate(REASONS))).toBe(true);
      await expect(heading).toHaveText('Port of Return');
      await page.getByRole('banner').getByRole('link', { name: 'Countries' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
    } finally {
      await browser.close();
    }
  },
);
