import { expect, test } from '../support/fixtures.ts';
import { startLive } from '../support/start-live.ts';

/*
 * The browser of these tests has no back/forward cache. What the cache does with a page is tried: the page is frozen, and goes on
 * later. The browser names everything that would keep a page out of the cache.
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

for (const path of ['/', '/posts', '/countries/portugal', '/blog/a-list-can-be-a-route']) {
  test(`nothing keeps ${path} out of the cache of the back button while it is live`, async ({
    playwright,
  }) => {
    const { launchOptions, baseURL = '' } = test.info().project.use;
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const reasons: string[] = [];
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    );
    await page.goto(path);
    await startLive(page);
    await page.goto('/robots.txt');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    // The reasons of this browser, which has no such cache; reasons of the page would follow.
    await expect
      .poll(() => reasons.toSorted())
      .toEqual(['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']);
    await browser.close();
  });
}
