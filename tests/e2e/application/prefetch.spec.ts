import { expect, test } from '../support/fixtures.ts';

const COUNTRIES = /\/countries\/_payload\.json/;

test.use({ expectedErrors: [/net::ERR_|Failed to load resource|Failed to fetch|Unable to preload/] });

for (const [how, mean] of [
  ['the mouse', 'hover'],
  ['the keyboard', 'focus'],
] as const) {
  test(`a visitor who points at a link with ${how} has its page loaded in advance`, {
    tag: how === 'the keyboard' ? '@core' : [],
  }, async ({ page, context }) => {
    await page.goto('/about');
    const link = page.getByRole('banner').getByRole('link', { name: 'Countries' });
    await expect(async () => {
      await page.mouse.move(0, 0);
      await page.getByRole('banner').getByRole('link', { name: 'Waymark' }).focus();
      const payload = page.waitForResponse(COUNTRIES, { timeout: 2_000 });
      await link[mean]();
      await (await payload).finished();
    }).toPass();
    // The code is loaded beside the payload. Without a network the page has only what is loaded already.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await link.press('Enter');
    await expect(page).toHaveURL('/countries');
    await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Portugal/ })).toBeVisible();
  });
}

test('a visitor who saves data loads nothing in advance', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript('Object.defineProperty(navigator, "connection", { value: { saveData: true } })');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', { name: 'Countries' }).hover();
  // Longer than a pointer has to rest on a link.
  await page.clock.runFor(1_000);
  expect(requested.filter((address) => COUNTRIES.test(address))).toEqual([]);
});
