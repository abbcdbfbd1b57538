import { expect, test } from '../support/fixtures.ts';

/*
 * The browser of these tests has no back/forward cache. What the cache does with a page is tried: the page is frozen, and goes on
 * later. What would keep a page out of the cache is looked for.
 */

test('a page that was frozen, as by the cache of the back button, is live again', { tag: '@core' }, async ({
  page,
  publish,
}) => {
  const destination = await publish({ en: 'Port of Departure' });
  await page.goto(`/destinations/${destination.id}`);
  const heading = page.getByRole('heading', { level: 1 });
  const isListening = page.waitForRequest(/Firestore\/Listen/);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await isListening;
  await destination.ref.update({ 'title.en': 'Port of Passage' });
  await expect(heading).toHaveText('Port of Passage');

  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await destination.ref.update({ 'title.en': 'Port of Return' });
  await browser.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(heading).toHaveText('Port of Return');
  await page.getByRole('banner').getByRole('link', { name: 'Countries' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
});

test('nothing keeps a public page out of the cache of the back button', async ({ page }) => {
  // The script runs before all others, so it sees each listener.
  await page.addInitScript(`
    window.listened = [];
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      if (this === window || this === undefined) window.listened.push(type);
      return listen.call(this, type, ...rest);
    };`);
  const response = await page.goto('/posts');
  expect(response?.headers()['cache-control']).not.toContain('no-store');
  await page.mouse.move(10, 10);
  await page.waitForRequest(/Firestore\/Listen/);
  const listened = await page.evaluate<string[]>('window.listened');
  expect(listened).toContain('popstate');
  expect(listened).not.toContain('unload');
  expect(listened).not.toContain('beforeunload');
});
