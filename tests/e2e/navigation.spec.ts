import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const ITEM_CODE = /\/assets\/item-[^/]*\.js/;
const FRENCH = /\/assets\/fr-[^/]*\.js/;

/** Sums up how much of the page moves, as the browser scores it: from 0.1 on, readers lose their place. */
const COUNT_SHIFTS = `
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

test.describe('with the server away', () => {
  test.use({ expectedErrors: [/net::ERR_|Failed to load resource|PageNotLoaded|Failed to fetch/] });

  test('a page that cannot be loaded says so, and is there once the reader is back online', async ({
    page,
    context,
    checkAccessibility,
  }) => {
    const name = await openHome(page);
    await context.setOffline(true);
    await firstCard(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
    await checkAccessibility();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Still no answer from the server.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('a page whose code could not be loaded is there when it is tried again', async ({ page }) => {
    const name = await openHome(page);
    await page.route(ITEM_CODE, (route) => route.abort());
    await firstCard(page).click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.unroute(ITEM_CODE);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('a language that cannot be loaded leaves the page as it is, with a notice, and can be tried again', async ({
    page,
    context,
  }) => {
    await openHome(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded in French');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The world, as travellers know it');
    await expect(page).toHaveURL('/');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Le monde tel que les voyageurs le connaissent',
    );
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a start without messages says so in both languages, and can be tried again', async ({
    page,
    checkAccessibility,
  }) => {
    await page.route(FRENCH, (route) => route.abort());
    await page.goto('/fr');
    await expect(page.getByText('Waymark n’a pas pu démarrer.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Waymark could not start' })).toBeVisible();
    await checkAccessibility();
    await page.unroute(FRENCH);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Le monde/ })).toBeVisible();
  });

  test('a reader who goes offline is told at once, and at once when they are back', async ({
    page,
    context,
  }) => {
    await openHome(page);
    const notice = page.getByRole('status').filter({ hasText: 'Live updates are paused' });
    await context.setOffline(true);
    await expect(notice).toBeVisible({ timeout: 500 });
    await context.setOffline(false);
    await expect(notice).toHaveCount(0, { timeout: 500 });
  });
});

test('the focus goes to the content of the page that is opened, and the next Tab goes on there', async ({
  page,
}) => {
  const name = await openHome(page);
  const content = page.getByRole('main');
  await expect(content).not.toBeFocused();
  await page.getByRole('link', { name: 'Stories' }).click();
  await expect(page).toHaveURL('/#post');
  await expect(content).not.toBeFocused();
  await firstCard(page).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(content).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(content.getByRole('link').first()).toBeFocused();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(content).toBeFocused();
});

test('going back finds the list where it was left', async ({ page }) => {
  await openHome(page);
  const card = page.getByRole('region', { name: 'Stories' }).getByRole('article').first().getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate('scrollY');
  expect(left).toBeGreaterThan(500);
  await card.click();
  await expect(page).toHaveURL(/\/posts\//);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'The world' })).toBeVisible();
  await expect.poll(() => page.evaluate('scrollY')).toBe(left);
});

for (const path of ['/', '/fr']) {
  test(`nothing on ${path} moves while it opens`, async ({ page }) => {
    await page.addInitScript(COUNT_SHIFTS);
    await openHome(page, path);
    await page.evaluate('document.fonts.ready.then(() => {})');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('shift')).toBeLessThan(0.05);
  });
}

/** Opens the list of all; gives the name of what its first card leads to. */
async function openHome(page: Page, path = '/'): Promise<string> {
  await page.goto(path);
  await expect(firstCard(page)).toBeVisible();
  return (await firstCard(page).textContent()) ?? '';
}

function firstCard(page: Page) {
  return page.getByRole('article').first().getByRole('link');
}
