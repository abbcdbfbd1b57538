import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Holds the code of the application back. The returned function lets it load. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}

test('what a visitor types, chooses and presses before the application has started takes effect', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/creators', { waitUntil: 'commit' });
  await page.getByRole('searchbox').pressSequentially('ines');
  await page.getByRole('combobox').first().selectOption({ index: 1 });
  release();
  await expect(page).toHaveURL(/[?&]q=ines/);
  await expect(page.getByRole('searchbox')).toHaveValue('ines');
  await expect(page.getByRole('heading', { level: 2, name: 'Inês Quaresma' })).toBeVisible();
});

test('a filter that is pressed early filters once', { tag: '@phone' }, async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/fr', { waitUntil: 'commit' });
  const filter = page.getByRole('main').getByRole('button', { pressed: false }).first();
  await filter.click();
  await filter.click();
  release();
  await expect(page).toHaveURL(/[?&]categories=/);
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
});

test('a message that is sent early keeps its text out of the address', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const address = page.getByRole('textbox', { name: 'Your e-mail address' });
  await address.fill('not an address');
  await address.press('Enter');
  release();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveValue('not an address');
  await expect(page).toHaveURL('/contact');
});

test('the key that opens the search opens it, even if it is pressed early', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  release();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
});
