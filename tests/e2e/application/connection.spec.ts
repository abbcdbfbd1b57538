import { expect, test } from '../support/fixtures.ts';
import { serveShell } from '../support/serve-shell.ts';
import { DATABASE, startLive } from '../support/start-live.ts';

const PAYLOAD = /_payload\.json/;

test.use({ expectedErrors: [/net::ERR_|status of 50\d|Failed to load resource|Failed to fetch/] });

test('with the database away at the start, the page shows the payload and a notice, and recovers', {
  tag: '@core',
}, async ({ page, publish }) => {
  const destination = await publish({ en: 'Lighthouse of Trust' });
  await page.route(DATABASE, (route) => route.abort());
  await page.goto(`/destinations/${destination.id}`);
  const heading = page.getByRole('heading', { level: 1, name: 'Lighthouse of Trust' });
  await expect(heading).toBeVisible();
  await startLive(page);
  const notice = page.getByRole('status').filter({ hasText: 'You’re offline' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(heading).toBeVisible();
  await page.unroute(DATABASE);
  await expect(notice).toHaveCount(0, { timeout: 30_000 });
});

test('with the database gone later, the page stays readable and catches up by itself', async ({
  page,
  context,
  publish,
}) => {
  const destination = await publish({ en: 'Lighthouse of Patience' });
  await page.goto(`/destinations/${destination.id}`);
  await startLive(page);
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'You’re offline' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse of Patience' })).toBeVisible();
  await destination.ref.update({ 'title.en': 'Lighthouse of Return' });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse of Return' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(notice).toHaveCount(0);
});

test('with payloads broken, the live database alone fills the page', async ({ page, publish }) => {
  const destination = await publish({ en: 'Lighthouse of Proof' });
  await serveShell(page);
  await page.route(PAYLOAD, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto(`/destinations/${destination.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse of Proof' })).toBeVisible();
});

test('with payloads and database away, a notice says so, and the page fills once they are back', async ({
  page,
  publish,
}) => {
  const destination = await publish({ en: 'Light', fr: 'Phare de la Patience' });
  await serveShell(page);
  await page.route(PAYLOAD, (route) => route.abort());
  await page.route(DATABASE, (route) => route.abort());
  await page.goto(`/fr/destinations/${destination.id}`);
  await expect(page.getByText('Le serveur est injoignable')).toBeVisible({ timeout: 20_000 });
  await page.unroute(DATABASE);
  await expect(page.getByRole('heading', { level: 1, name: 'Phare de la Patience' })).toBeVisible({
    timeout: 30_000,
  });
});
