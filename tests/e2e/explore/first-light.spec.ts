import { recordReads } from '../support/document-reads.ts';
import { expect, IS_STARTED, test } from '../support/fixtures.ts';

test('a visitor sees the content, and the application starts, before any Firebase code is loaded', {
  tag: '@core',
}, async ({ page, publish }) => {
  const destination = await publish({ en: 'Harbour of Letters' });
  const hasSeen = Promise.withResolvers<void>();
  await page.route(/\/live-source/, async (route) => {
    await hasSeen.promise;
    await route.continue();
  });
  await page.goto(`/destinations/${destination.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour of Letters' })).toBeVisible();
  expect(await page.evaluate(IS_STARTED)).toBe(true);
  const firebase = page.waitForResponse(/\/live-source/);
  hasSeen.resolve();
  await firebase;
});

test('an open page follows the database within a second', { tag: '@core' }, async ({ page, publish }) => {
  const destination = await publish({ en: 'Port of Calm', fr: 'Port-Calme' });
  const untilRead = await recordReads(page);
  await page.goto(`/destinations/${destination.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Port of Calm' })).toBeVisible();
  await untilRead(destination.ref.path);
  await destination.ref.update({ 'title.en': 'Port of Arrival' });
  await expect(page.getByRole('heading', { level: 1, name: 'Port of Arrival' })).toBeVisible();
  // The page listens now.
  await destination.ref.update({ 'title.en': 'Port of Storms' });
  await expect(page.getByRole('heading', { level: 1, name: 'Port of Storms' })).toBeVisible({
    timeout: 1000,
  });
});

test('the page of an item that is deleted while it is open becomes the 404 page', { tag: '@core' }, async ({
  page,
  publish,
}) => {
  const destination = await publish({ en: 'Sand Bank' });
  const untilRead = await recordReads(page);
  await page.goto(`/destinations/${destination.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sand Bank' })).toBeVisible();
  await untilRead(destination.ref.path);
  await destination.ref.delete();
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('a document that breaks its schema while its page is open counts as missing, and is logged', {
  tag: '@core',
}, async ({ page, publish }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const destination = await publish({ en: 'Broken Bridge' });
  const untilRead = await recordReads(page);
  await page.goto(`/destinations/${destination.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Broken Bridge' })).toBeVisible();
  await untilRead(destination.ref.path);
  await destination.ref.update({ photos: 'none' });
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(warnings.join()).toContain(`destinations/${destination.id}`);
});

test('an unlisted item has its own page, which asks search engines not to list it', { tag: '@core' }, async ({
  page,
  publish,
}) => {
  const destination = await publish({ en: 'Quiet Cove' }, { visibility: 'unlisted' });
  await page.goto(`/destinations/${destination.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Quiet Cove' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a reader of French sees which text exists in English only', { tag: '@core' }, async ({
  page,
  publish,
}) => {
  const destination = await publish({ en: 'Only in English' });
  await page.goto(`/fr/destinations/${destination.id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading.getByText('Only in English')).toHaveAttribute('lang', 'en');
  await expect(heading).toContainText('en anglais');
});

test('switching the language keeps the page', async ({ page, publish }) => {
  const destination = await publish({ en: 'White Rock', fr: 'Roche blanche' });
  await page.goto(`/destinations/${destination.id}?at=1,2,3`);
  await page.getByRole('link', { name: 'Français', exact: true }).click();
  await expect(page).toHaveURL(`/fr/destinations/${destination.id}?at=1,2,3`);
  await expect(page.getByRole('heading', { level: 1, name: 'Roche blanche' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test.describe('with errors that are expected', () => {
  test.use({ expectedErrors: [/404/] });

  for (const path of ['/nowhere', '/pois/doesNotExist', '/pois/__proto__', '/fr/pois/a%2Fb', '/areas/a/b']) {
    test(`${path} shows the 404 page`, { tag: path === '/pois/__proto__' ? '@core' : [] }, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Page Not Found|Page introuvable/);
    });
  }
});
