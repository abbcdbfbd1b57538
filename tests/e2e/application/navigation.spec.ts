import type { Page } from '@playwright/test';
import { demoDestination } from '../support/demo-item.ts';
import { expect, test } from '../support/fixtures.ts';
import { openMore } from '../support/main-navigation.ts';
import { preventReload } from '../support/prevent-reload.ts';

const STYLE_GUIDE_CODE = /\/assets\/components-[^/]*\.js|\/pages\/components\.tsx/;
const FRENCH = /\/assets\/messages-fr-[^/]*\.js|\/messages\/fr\.json/;

test.describe('with the server away', () => {
  test.use({
    expectedErrors: [/net::ERR_|Failed to load resource|PageNotLoaded|Failed to fetch|Unable to preload/],
  });

  test('a page that fails to load says so, and appears once the reader is back online', {
    tag: '@core',
  }, async ({ page, context, checkAccessibility }) => {
    await openDestination(page);
    await context.setOffline(true);
    await styleGuide(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await checkAccessibility();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The server still does not answer.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible();
  });

  test('a page whose code fails to load reloads once, and is read as the server rendered it until a press finds its code', async ({
    page,
  }) => {
    await openDestination(page);
    await page.route(STYLE_GUIDE_CODE, (route) => route.abort());
    const loadedAgain = page.waitForEvent('load');
    await styleGuide(page).click();
    await loadedAgain;
    const heading = page.getByRole('heading', { level: 1, name: 'Style guide' });
    await expect(heading).toBeVisible();
    // A press is in vain until the page knows that its code is lost; then it asks for the server.
    await expect(async () => {
      const request = page.waitForRequest((one) => one.method() === 'HEAD', { timeout: 1_000 });
      await heading.click();
      await request;
    }).toPass();
    await page.unroute(STYLE_GUIDE_CODE);
    // The page reloads itself once within ten seconds, at a press as well.
    await page.evaluate(() => sessionStorage.removeItem('waymark.reloaded-at'));
    const recovered = page.waitForEvent('load');
    await heading.click();
    await recovered;
    await page.getByRole('button', { name: 'Open a dialog' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a language that fails to load leaves the page unchanged, says so, and can be tried again', async ({
    page,
    context,
  }) => {
    const path = await openDestination(page);
    // The area of the toasts is loaded after the page.
    const toasts = page.getByRole('region', { name: 'Messages' });
    await toasts.waitFor({ state: 'attached' });
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Français', exact: true }).click();
    await expect(toasts).toContainText('could not be loaded in French');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    // Meanwhile the map may have added its position to the address.
    await expect(page).toHaveURL(new RegExp(`${path}($|\\?at=)`));
    await toasts.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts.getByRole('listitem')).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Français', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/fr${path}($|\\?at=)`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('a start without messages says so in both languages, and can be tried again', {
    tag: '@core',
  }, async ({ page, checkAccessibility }) => {
    await preventReload(page);
    await page.route(FRENCH, (route) => route.abort());
    // The server renders nothing of a page that does not exist.
    await page.goto('/fr/nowhere');
    await expect(page.getByText('Waymark n’a pas pu démarrer.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Waymark could not start' })).toBeVisible();
    await checkAccessibility();
    await page.unroute(FRENCH);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /introuvable/ })).toBeVisible();
  });

  test('a reader reads at once that they are offline, and at once that they are back', {
    tag: '@core',
  }, async ({ page, context }) => {
    await openDestination(page);
    const notice = page.getByRole('status').filter({ hasText: 'You’re offline' });
    await context.setOffline(true);
    await expect(notice).toBeVisible({ timeout: 500 });
    await context.setOffline(false);
    await expect(notice).toHaveCount(0, { timeout: 500 });
  });
});

test('the focus moves to the content of the opened page, and the next Tab continues there', {
  tag: '@phone',
}, async ({ page }) => {
  await openDestination(page);
  const content = page.getByRole('main');
  await expect(content).not.toBeFocused();
  const name = (await firstCard(page).textContent()) ?? '';
  await firstCard(page).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(content).toBeFocused();
  await page.keyboard.press('Tab');
  // On a phone the handle of the sheet comes first.
  await expect(content.locator(':focus')).toHaveCount(1);
  await openMore(page);
  await page.getByRole('link', { name: 'Français', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(content).toBeFocused();
});

test('a step back finds the page at its last position', { tag: '@phone' }, async ({ page }) => {
  await openDestination(page);
  const heading = page.getByRole('heading', { level: 1 });
  const name = (await heading.textContent()) ?? '';
  const last = page.getByRole('article').last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  await expect(heading).not.toBeInViewport();
  await last.click();
  await expect(heading).not.toHaveText(name);
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect(heading).toHaveText(name);
  await expect(heading).not.toBeInViewport();
  await expect(last).toBeInViewport();
});

/** Opens a page with cards that lead to others. @returns its path */
async function openDestination(page: Page): Promise<string> {
  const path = await demoDestination(page.request);
  await page.goto(path);
  await expect(firstCard(page)).toBeVisible();
  // The parts that load after the first content.
  await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save / }).nth(1)).toBeVisible();
  return path;
}

/** The first of the cards below an item, which is an article itself. */
function firstCard(page: Page) {
  return page.getByRole('article').nth(1).getByRole('link');
}

function styleGuide(page: Page) {
  return page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Style guide' });
}
